import { type Named, nameDifferent, takeNames } from './names.ts';
import { cosine, partsOf, type TextParts } from './text-parts.ts';

/**
 * The constants of the comparison, all chosen on the labelled pairs in `test/fixtures/same-problem`. A test holds what
 * they give there, and fails when one of them moves by a third.
 */
export interface Likeness {
  /** In characters. */
  readonly pieceLength: number;
  /** Weight of a piece relative to a word: words distinguish problems, and there are more pieces. */
  readonly pieceWeight: number;
  /** UTF-16 units compared at the start of a text: reviewers state the problem first, and long texts cost no more. */
  readonly comparedLength: number;
  /** From here on, two sentences around different names are one sentence about two things. */
  readonly sameSentence: number;
  /** From here on, two findings say the same in the same words. */
  readonly sameWords: number;
  /** From here on, two models mean one problem on one line. Lower, since their words are their own. */
  readonly twoModels: number;
  /** From here on, a finding on the lines of an earlier one is that finding in other words. */
  readonly remembered: number;
  /** From here on, a finding repeats what a verifier says about its place. */
  readonly verified: number;
}

export const likeness: Likeness = {
  pieceLength: 4,
  pieceWeight: 0.3,
  comparedLength: 600,
  sameSentence: 0.67,
  sameWords: 0.7,
  twoModels: 0.6,
  remembered: 0.2,
  verified: 0.2,
};

/** What is compared of a finding. */
export interface ComparedText {
  /** What the problem is. */
  readonly text: string;
  /** What follows from it and what to do: read as well, since reviewers differ in what they put where. */
  readonly more?: string;
  /** The lines that it is about. Their identifiers are names in the text, in backticks or not. */
  readonly code?: string | undefined;
}

/** The data by which a text is compared, computed on first use: most findings have no other one near them. */
export class Profile {
  readonly #compared: ComparedText;
  readonly #constants: Likeness;
  #text: TextParts | undefined;
  #whole: TextParts | undefined;
  #named: Named | undefined;
  #frame: TextParts | undefined;

  constructor(compared: ComparedText, constants: Likeness = likeness) {
    this.#compared = compared;
    this.#constants = constants;
  }

  #cut(text: string): string {
    return text.slice(0, this.#constants.comparedLength).normalize('NFKC');
  }

  get hasMore(): boolean {
    return (this.#compared.more ?? '') !== '';
  }

  /** Parts of what the problem is. */
  get text(): TextParts {
    this.#text ??= partsOf(this.#cut(this.#compared.text), this.#constants.pieceLength);
    return this.#text;
  }

  /** Parts of everything that the finding says. */
  get whole(): TextParts {
    if (!this.hasMore) return this.text;
    const { text, more = '' } = this.#compared;
    this.#whole ??= partsOf(`${this.#cut(text)}\n${this.#cut(more)}`, this.#constants.pieceLength);
    return this.#whole;
  }

  get named(): Named {
    const { text, code = '' } = this.#compared;
    this.#named ??= takeNames(this.#cut(text), code);
    return this.#named;
  }

  /** Parts of the text without names and numbers. */
  get frame(): TextParts {
    this.#frame ??= partsOf(this.named.frame, this.#constants.pieceLength);
    return this.#frame;
  }
}

/** Whether two texts are one sentence about two things: "`a` is never used" and "`b` is never used". */
function isAboutTwo(one: Profile, other: Profile, { pieceWeight, sameSentence }: Likeness): boolean {
  return nameDifferent(one.named, other.named) && cosine(one.frame, other.frame, pieceWeight) >= sameSentence;
}

/**
 * Similarity of two texts from 0 to 1, symmetric: the cosine of their weighted words and pieces, of the problem alone
 * or of all that they say, whichever is higher. It depends on these two texts alone, so a third finding never changes
 * it. One sentence about two things has 0.
 */
export function similarity(one: Profile, other: Profile, constants: Likeness = likeness): number {
  const { pieceWeight, sameWords, twoModels, remembered, verified } = constants;
  const text = cosine(one.text, other.text, pieceWeight);
  const hasMore = one.hasMore || other.hasMore;
  const whole = hasMore ? Math.max(text, cosine(one.whole, other.whole, pieceWeight)) : text;
  // Half of a threshold is the least that anyone asks for.
  if (whole < Math.min(sameWords, twoModels, remembered, verified) / 2) return whole;
  return isAboutTwo(one, other, constants) ? 0 : whole;
}
