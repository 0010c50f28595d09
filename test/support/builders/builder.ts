/** Makes values like `defaults`, with some fields replaced. */
export function builder<T extends object>(defaults: T): (overrides?: Partial<T>) => T {
  return (overrides = {}) => ({ ...defaults, ...overrides });
}
