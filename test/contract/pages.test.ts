import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../src/formats/parse-document.ts';
import { Stage } from '../../src/policy/settings.ts';

const root = new URL('../../', import.meta.url);
/** Programs that benchmarks compare with may be installed below `bench`. */
const pages = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md'], { cwd: fileURLToPath(root) })
  .filter((path) => !path.includes('node_modules'))
  .sort();

function read(page: string): string {
  return readFileSync(new URL(page, root), 'utf8');
}

function exists(path: string): boolean {
  return existsSync(new URL(path, root));
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** The anchors that GitHub gives a page's headings. */
function anchors(page: string): readonly string[] {
  const text = read(page).replaceAll(/^```.*?^```$/gms, '');
  const headings = all(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...all(text, /<a id="([\w-]+)">/g)];
}

function leadsNowhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : posix.join(posix.dirname(page), path);
  if (!exists(file)) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchors(file).includes(anchor);
}

describe.each(pages)('%s', (page) => {
  it('links to files and headings that exist', () => {
    const targets = all(read(page), /\]\((?!https?:)([^)\s]+)\)/g);
    expect(targets.filter((target) => leadsNowhere(page, target))).toEqual([]);
  });

  it('names files of this repository by names that they have', () => {
    const paths = all(read(page), /`((?:src|test|scripts|bench|schemas|dist)\/[\w./-]*)`/g);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it('names scripts that `npm run` knows', () => {
    const { scripts } = JSON.parse(read('package.json'));
    expect(all(read(page), /npm run ([\w:-]+)/g).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('docs/contracts.md', () => {
  it('shows a review with nothing wrong about it', () => {
    const [example = ''] = all(read('docs/contracts.md'), /^```json\n(.*?)^```$/gms);
    const outcome = parseDocument({ bytes: Buffer.from(example) });
    expect(outcome).toMatchObject({ ok: true, format: 'review-output', problems: [] });
    expect(outcome.ok && outcome.document.findings).toHaveLength(1);
  });
});

describe('docs/architecture.md', () => {
  it('gives the reason for each package at run time', () => {
    const sources = globSync('src/**/*.ts', { cwd: fileURLToPath(root) })
      .map(read)
      .join('\n');
    const imported = all(sources, /from '((?:@[\w-]+\/)?[a-z][\w-]*)(?:\/[\w/-]+)?'/g);
    const { devDependencies } = JSON.parse(read('package.json'));
    const packages = [...new Set(imported)].filter((name) => name in devDependencies);
    const named = all(read('docs/architecture.md'), /`([@\w/*-]+)`/g);
    const isNamed = (name: string) =>
      named.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
    expect(packages).toContain('zod');
    expect(packages.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names every folder in src/', () => {
    const folder = 'src/';
    const page = read('docs/architecture.md');
    const isTold = (name: string) =>
      page.includes(`\`${folder}${name}/\``) ||
      page.includes(`\`${name}/\``) ||
      Stage.safeParse(name).success;
    const inside = globSync(`${folder}*/`, { cwd: fileURLToPath(root) }).map((path) => posix.basename(path));
    expect(inside.length).toBeGreaterThan(5);
    expect(inside.filter((name) => !isTold(name))).toEqual([]);
  });
});
