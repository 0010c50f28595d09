/** English words that say how a sentence is built and nothing of what it is about. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your'
  ).split(' '),
);
