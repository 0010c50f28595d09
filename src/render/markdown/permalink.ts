export interface PermalinkTarget {
  /** Such as `https://github.com`, without a slash at its end. */
  readonly serverUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly startLine?: number | undefined;
  readonly endLine?: number | undefined;
}

/** The address of lines at one commit. `plain=1` keeps line numbers in files that GitHub would render. */
export function permalink(target: PermalinkTarget): string {
  const path = target.path.split('/').map(encodeURIComponent).join('/');
  const file = `${target.serverUrl}/${target.repository}/blob/${target.commit}/${path}`;
  if (target.startLine === undefined) return file;
  const end = target.endLine ?? target.startLine;
  const lines = end === target.startLine ? `L${target.startLine}` : `L${target.startLine}-L${end}`;
  return `${file}?plain=1#${lines}`;
}
