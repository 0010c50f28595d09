import { type Profile, profileOf } from './profile.ts';

/** The profile of a thing's text, made once for each, when it is first compared. */
export function profiledBy<Thing extends object>(
  textOf: (thing: Thing) => string,
): (thing: Thing) => Profile {
  const made = new WeakMap<Thing, Profile>();
  return (thing) => {
    const known = made.get(thing);
    if (known !== undefined) return known;
    const profile = profileOf(textOf(thing));
    made.set(thing, profile);
    return profile;
  };
}
