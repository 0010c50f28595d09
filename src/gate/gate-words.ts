import { counted } from '../model/counted.ts';
import type { GateStep } from '../policy/gate-plan.ts';

/** A step as it completes "would …", for a dry run. */
export function stepInWords(step: GateStep): string {
  switch (step.do) {
    case 'add-annotations':
      return `add ${counted(step.annotations.length, 'annotation')} to the check`;
    case 'conclude-check': {
      const added =
        step.annotations.length === 0 ? '' : ` with ${counted(step.annotations.length, 'annotation')}`;
      return `conclude the check as ${step.conclusion}${added}: ${step.output.title}`;
    }
    case 'settle-head':
      return `conclude the checks of ${step.pulls.map((pull) => `#${pull}`).join(', ')} with the worst of their verdicts`;
    case 'set-status':
      return `set the status ${step.context} on ${step.head} to ${step.state}: ${step.description}`;
  }
}
