import type { Request } from './requests.ts';

/**
 * What came of a request. `lapsed`: it was made for something that is over, such as an earlier head. The reasons are
 * our own words and hold nothing that anybody wrote.
 */
export type Answer =
  | { readonly state: 'accepted' }
  | { readonly state: 'refused' | 'lapsed'; readonly why: string };

export interface Answered {
  readonly request: Request;
  readonly answer: Answer;
}

export const accepted: Answer = { state: 'accepted' };

export function refused(why: string): Answer {
  return { state: 'refused', why };
}
