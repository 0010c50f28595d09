import { Failure } from '../model/failure.ts';

/** Takes one character, or with `repeats` any number of them; `folders` must stop after a `/` or take nothing. */
interface Step {
  readonly accepts: (character: string) => boolean;
  readonly repeats: boolean;
  readonly folders: boolean;
}

const maxLength = 1_000;
const maxAlternatives = 100;
const bracePattern = /\{([^{},]*(?:,[^{},]*)+)\}/;

const anything: Step = { accepts: () => true, repeats: true, folders: false };
const folders: Step = { accepts: () => true, repeats: true, folders: true };
const withinSegment: Step = { accepts: (character) => character !== '/', repeats: true, folders: false };
const oneOfSegment: Step = { ...withinSegment, repeats: false };

/**
 * Makes a test for paths with `/` between segments. `*` and `?` stay within a segment, `**` as a whole segment
 * spans any number of them, `[a-z]` and `[!a-z]` take one character, `{a,b}` is either. Names that begin with a
 * dot are names like any other. Time grows with length of path times length of pattern, whatever the two are
 * (threat P2). Throws `Failure` for a pattern that is too long or has too many alternatives.
 */
export function compileGlob(pattern: string): (path: string) => boolean {
  if (pattern.length > maxLength) throw tooComplex(pattern);
  const alternatives = expandBraces(pattern).map(readSteps);
  return (path) => alternatives.some((steps) => matches(steps, path));
}

/** The part of a pattern before its first special character, cut after a `/`: every match begins with it. */
export function fixedFolder(pattern: string): string {
  const fixed = /^[^*?[{]*/.exec(pattern)?.[0] ?? '';
  return fixed.slice(0, fixed.lastIndexOf('/') + 1);
}

function expandBraces(pattern: string): readonly string[] {
  const done: string[] = [];
  const waiting = [pattern];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const braces = bracePattern.exec(next);
    if (braces === null) done.push(next);
    else {
      const before = next.slice(0, braces.index);
      const after = next.slice(braces.index + braces[0].length);
      for (const choice of (braces[1] ?? '').split(',')) waiting.push(before + choice + after);
    }
    if (done.length + waiting.length > maxAlternatives) throw tooComplex(pattern);
  }
  return done;
}

function readSteps(pattern: string): readonly Step[] {
  const tokens = pattern.matchAll(/(?<=^|\/)(?<deep>\*\*(?:\/|$))|\*+|\?|\[!?[^\]/][^\]/]{0,100}\]|./gsu);
  return [...tokens].map(({ 0: token, groups }) => toStep(token, groups?.['deep'] !== undefined));
}

function toStep(token: string, isDeep: boolean): Step {
  if (isDeep) return token === '**' ? anything : folders;
  if (token === '?') return oneOfSegment;
  if (token.startsWith('*')) return withinSegment;
  const isClass = token.startsWith('[') && token.length > 1;
  const accepts = isClass ? classTest(token) : (character: string) => character === token;
  return { accepts, repeats: false, folders: false };
}

function classTest(token: string): (character: string) => boolean {
  const negated = token.startsWith('[!');
  const members = [...token.slice(negated ? 2 : 1, -1).matchAll(/(.)-(.)|./gsu)];
  const isMember = (character: string) =>
    members.some(([single, from, to]) =>
      from !== undefined && to !== undefined ? from <= character && character <= to : single === character,
    );
  return (character) => character !== '/' && isMember(character) !== negated;
}

/** Follows all ways through the steps at once, so that none has to be tried again. */
function matches(steps: readonly Step[], path: string): boolean {
  let current = new Set<number>();
  enter(steps, current, 0);
  for (const character of path) {
    const next = new Set<number>();
    for (const index of current) {
      const step = steps[index];
      if (step === undefined || !step.accepts(character)) continue;
      if (step.repeats) next.add(index);
      if (!step.repeats || (step.folders && character === '/')) enter(steps, next, index + 1);
      else if (!step.folders) enter(steps, next, index);
    }
    current = next;
  }
  return current.has(steps.length);
}

/** A step that repeats may also take nothing, so entering it enters the one after it. */
function enter(steps: readonly Step[], states: Set<number>, first: number): void {
  let index = first;
  states.add(index);
  while (steps[index]?.repeats === true) {
    index += 1;
    states.add(index);
  }
}

function tooComplex(pattern: string): Failure {
  return new Failure({
    kind: 'usage',
    code: 'GLOB_TOO_COMPLEX',
    message: `The pattern ${JSON.stringify(pattern.slice(0, 100))} is longer than ${maxLength} characters or stands for more than ${maxAlternatives} patterns`,
    fix: 'Write several shorter patterns.',
  });
}
