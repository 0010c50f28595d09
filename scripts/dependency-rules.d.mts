import type { ICruiseOptions } from 'dependency-cruiser';

/** For each folder of `src/`: the folders that it may import, with the reason. */
export const imports: Readonly<Record<string, Readonly<Record<string, string>>>>;

declare const configuration: { readonly options: ICruiseOptions };
export default configuration;
