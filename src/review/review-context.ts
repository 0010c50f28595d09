import type { ChangesSince } from '../fetch/source.ts';
import type { ReadingContext } from '../ingest/read-document.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Programs, TrustInPrograms } from './programs.ts';
import type { Change } from './reviewed-change.ts';

/** Data for every reviewer of this stage. */
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

/** Context for starting programs. */
export interface ProgramContext extends ReviewContext {
  readonly programs: Programs;
  /** Whether a program of this policy may start. */
  readonly isTrusted: TrustInPrograms;
  /** Warning about a credential in the checkout; undefined without one. */
  readonly exposure: string | undefined;
}
