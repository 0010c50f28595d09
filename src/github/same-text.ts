/** Whether two texts are one to GitHub, which may store other line ends and drop blank ones at the end. */
export function sameText(one: string, other: string): boolean {
  const normal = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return normal(one) === normal(other);
}
