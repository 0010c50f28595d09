/**
 * Weights of common words of the field, from 0 to 1; any other word has 1. Inverse document frequency over
 * the 27,780 distinct documentation comments of the packages that this project installs: `ln(comments /
 * comments with the word) / ln(comments / 150)`, rounded, at least 0.3.
 */
const wordsByWeight: readonly (readonly [weight: number, words: string])[] = [
  [0.3, 'interface property reference'],
  [0.4, 'not object returns value'],
  [0.5, 'all element function given method node read set string true type use used whether'],
  [
    0.6,
    'array check code creates current default error false file list name new number one options path represents rule source specified user using values',
  ],
  [
    0.7,
    'access after api attribute available before called checks containing context data document end endpoint event first get gets information input instance instead key line message module need null objects option optional passed properties provided repository request result return returned scope see sets since start test text time tokens undefined url',
  ],
  [
    0.8,
    'app argument arguments associated base based between boolean buffer call callback change character characters class classic config configuration contains content create created custom defined directory either elements empty enabled entry eslint example expression field files flag github index indicates item json last length like location map match methods mode multiple names nodes non note oauth order organization otherwise output parent personal position process promise provides pull range reflects removed representing run schema server single specific state stream token two types valid validation variable within without',
  ],
  [
    0.9,
    'action add added additional adds admin alias allowed allows already always another ast authenticated automatically behavior block body both browser bytes cache calling calls cannot case changes command comment comments constructor contents contexts control currently defaults defines description details determines different disallow display during enterprise entries environment equivalent errors events every existing expected extension following form format found functions generated global graphql hook html http identifier implementation import include includes including indicating inside integer internal invalid items javascript keys left legacy level lists literal matches matching maximum media milliseconds modules next offset once operation original out over package parameter parameters parse part pass paths pattern plugin point possible present private project public query readable regular relative remove removes repo report reports repositories requests require required resolve resolved resolves resource response results root rules second secure sent setting size space specifies specify static status store strings style support supported system target tests thrown top update useful users uses version web well whose worker write',
  ],
];

export const wordWeights: ReadonlyMap<string, number> = new Map(
  wordsByWeight.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)),
);

/** English function words, which say nothing about the subject of a text. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be because been being but by can could did do does doing each for from ' +
    'had has have having here how i if in into is it its itself may might more most must of on only or other our ' +
    'own per same shall should so some such than that the their them then there these they this those through to ' +
    'too via was we were what when where which while who will with would you your'
  ).split(' '),
);
