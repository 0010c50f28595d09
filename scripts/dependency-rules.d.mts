import type { ICruiseOptions } from 'dependency-cruiser';

export const order: readonly string[];

declare const configuration: { readonly options: ICruiseOptions };
export default configuration;
