import { z } from 'zod';

/** The schema of an object with exactly these keys, which is read-only. */
export function closedObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape).readonly();
}

/** The schema of a read-only list. */
export function listOf<Element extends z.core.SomeType>(element: Element) {
  return z.array(element).readonly();
}
