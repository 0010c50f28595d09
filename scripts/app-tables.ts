import { type AppEntry, apps, type Marker, tableDate } from '../src/apps/app-table.ts';
import { withBlock } from './generated-block.ts';

/** The page with a row for each app, and the sources of what is known of it. */
export function withApps(page: string): string {
  const table = [
    '| App | Policy | Completes by | Says that it found nothing | Ask for a review | Its configuration |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(apps).map(row),
  ];
  const sources = Object.values(apps).map(({ name, markers = [] }) => {
    const cited = [...new Set(markers.map(({ source }) => source))];
    return cited.length === 0 ? '' : `- ${name}: ${cited.map(code).join(', ')}`;
  });
  const cited = [`Sources, read on ${tableDate}:`, '', ...sources.filter((line) => line !== '')];
  return withBlock(page, 'apps', [...table, '', ...cited].join('\n'));
}

function row([key, entry]: [string, AppEntry]): string {
  const { name, ask, configuration = [] } = entry;
  const cells = [
    name,
    policyOf(key, entry),
    entry.neverCompletes === true ? 'nothing: it is only read' : waysOf(entry),
    list((entry.markers ?? []).filter(({ says, weak }) => says === 'clean' && weak !== true).map(cleanWords)),
    ask === undefined ? '' : code(ask),
    list(configuration.map(code)),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function policyOf(key: string, { accounts, checks = [] }: AppEntry): string {
  const logins = accounts.map(({ login }) => code(`app: ${login}`));
  const asReader = code(`app: { login: …, as: ${key} }`);
  const runs = checks.map(({ name, app }) => code(`check: { name: ${name}, app: ${app} }`));
  return list([
    ...(logins.length > 0 ? logins : []),
    ...(logins.length + runs.length === 0 ? [asReader] : runs),
  ]);
}

function waysOf({ checks, statuses, markers = [] }: AppEntry): string {
  const proofs = markers.filter(
    ({ says, weak }) => (says === 'clean' || says === 'reviewed') && weak !== true,
  );
  const onText = proofs.some(({ on }) => on === undefined);
  const isCheck = proofs.some(({ on }) => on === 'check') || checks?.some(({ counts }) => counts) === true;
  return list([
    'a review with comments on lines',
    ...(onText ? ['its words'] : []),
    ...(isCheck ? ['its check'] : []),
    ...(statuses === undefined ? [] : ['its status']),
  ]);
}

function cleanWords({ on, starts, contains, conclusion }: Marker): string {
  const words = starts ?? contains;
  if (words !== undefined) return on === undefined ? code(words) : `${on} ${code(words)}`;
  return `${on} ${code(conclusion ?? '')}`;
}

function list(parts: readonly string[]): string {
  return parts.join(', ');
}

function code(text: string): string {
  return `\`${text}\``;
}
