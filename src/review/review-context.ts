import type { ChangesSince } from '../fetch/source.ts';
import type { ReadingContext } from '../ingest/read-document.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Programs, TrustInPrograms } from './programs.ts';
import type { Change } from './reviewed-change.ts';

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
