import type { TrustInPrograms } from '../../domain/assignment/trusted-programs.ts';
import type { Manifest } from '../../domain/manifest.ts';
import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Programs } from '../../ports/programs.ts';
import type { Reporter } from '../../ports/reporter.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import type { ChangesSince } from '../../ports/source.ts';
import type { ReadingContext } from '../documents/read-document.ts';
import type { Change } from './change.ts';

/** What everybody who looks at the change in this stage is given. */
export interface ReviewContext {
  readonly settings: Settings;
  readonly reporter: Reporter;
  readonly directory: ReviewDirectory;
  /** Absolute path of the working directory. */
  readonly root: string;
  readonly redact: (text: string) => string;
  readonly gunzip: ReadingContext['gunzip'];
  readonly changesSince: ChangesSince;
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly change: Change;
}

/** Where programs of the policy are started. */
export interface ProgramContext extends ReviewContext {
  readonly programs: Programs;
  /** Whether a program of this policy may start. */
  readonly isTrusted: TrustInPrograms;
  /** What is to be said of everybody who starts in the checkout; undefined where it holds no credential. */
  readonly exposure: string | undefined;
}
