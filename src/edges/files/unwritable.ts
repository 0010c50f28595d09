import { Failure } from '../../domain/failure.ts';
import { hasCode } from './regular-file.ts';

/** Folders are there when files are written: where one still "does not exist", the file system takes no files. */
const refusals = ['EACCES', 'EPERM', 'EROFS', 'EIO', 'ENOENT', 'ENOTSUP', 'EINVAL'];

/** What went wrong when something was written into the review directory; what nobody expects is thrown as it was. */
export function whyUnwritable(root: string, error: unknown): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return diskFull(root, error);
  return hasCode(error, ...refusals) ? notWritable(root, error) : error;
}

function notWritable(root: string, cause: unknown): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_DIR_UNUSABLE',
    message: `The review directory ${root} cannot be written to`,
    fix: 'Name a writable folder with `review-dir`.',
    cause,
  });
}

function diskFull(root: string, cause: unknown): Failure {
  return new Failure({
    kind: 'operational',
    code: 'DISK_FULL',
    message: `There is no room left for the review directory ${root}`,
    fix: 'Make room on the disk, or name a folder on another one with `review-dir`.',
    cause,
  });
}
