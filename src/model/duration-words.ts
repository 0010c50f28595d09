/** A time as people say it: `0.4 s`, `42 s`, `3 min 5 s`. */
export function durationWords(milliseconds: number): string {
  if (milliseconds < 9_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
