import type { GateStep } from '../domain/gate-plan.ts';

function annotations(count: number): string {
  return count === 1 ? '1 annotation' : `${count} annotations`;
}

/** A step as it completes "would …", for a dry run. */
export function stepInWords(step: GateStep): string {
  switch (step.do) {
    case 'start-check':
      return `start the check ${step.name} on ${step.head}`;
    case 'add-annotations':
      return `add ${annotations(step.annotations.length)} to the check`;
    case 'conclude-check': {
      const added = step.annotations.length === 0 ? '' : ` with ${annotations(step.annotations.length)}`;
      return `conclude the check as ${step.conclusion}${added}: ${step.output.title}`;
    }
    case 'settle-head':
      return `conclude the checks of ${step.pulls.map((pull) => `#${pull}`).join(', ')} with the worst of their verdicts`;
    case 'set-status':
      return `set the status ${step.context} on ${step.head} to ${step.state}: ${step.description}`;
  }
}
