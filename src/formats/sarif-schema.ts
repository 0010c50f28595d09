import { z } from 'zod';

const line = z.int().min(1).max(2_147_483_647);
const index = z.int().min(-1);

const Level = z.enum(['none', 'note', 'warning', 'error']);

const Message = z.object({
  text: z.string().optional(),
  markdown: z.string().optional(),
  id: z.string().optional(),
  arguments: z.array(z.string()).optional(),
});
export type Message = z.infer<typeof Message>;

const ArtifactLocation = z.object({
  uri: z.string().optional(),
  uriBaseId: z.string().optional(),
  index: index.optional(),
});
export type ArtifactLocation = z.infer<typeof ArtifactLocation>;

const Region = z.object({
  startLine: line.optional(),
  startColumn: line.optional(),
  endLine: line.optional(),
  endColumn: line.optional(),
  charOffset: index.optional(),
  charLength: z.int().min(0).optional(),
  byteOffset: index.optional(),
  byteLength: z.int().min(0).optional(),
});
export type Region = z.infer<typeof Region>;

const Location = z.object({
  physicalLocation: z
    .object({ artifactLocation: ArtifactLocation.optional(), region: Region.optional() })
    .optional(),
  message: Message.optional(),
});
export type SarifLocation = z.infer<typeof Location>;

const Replacement = z.object({
  deletedRegion: Region,
  insertedContent: z.object({ text: z.string().optional() }).optional(),
});
export type Replacement = z.infer<typeof Replacement>;

export const SarifResult = z.object({
  ruleId: z.string().optional(),
  ruleIndex: index.optional(),
  rule: z
    .object({
      id: z.string().optional(),
      index: index.optional(),
      toolComponent: z
        .object({ index: index.optional(), name: z.string().optional(), guid: z.string().optional() })
        .optional(),
    })
    .optional(),
  kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
  level: Level.optional(),
  message: Message,
  locations: z.array(Location).optional(),
  relatedLocations: z.array(Location).optional(),
  fixes: z
    .array(
      z.object({
        description: Message.optional(),
        artifactChanges: z.array(
          z.object({
            artifactLocation: ArtifactLocation,
            replacements: z.array(Replacement),
          }),
        ),
      }),
    )
    .optional(),
  suppressions: z
    .array(
      z.object({
        kind: z.enum(['inSource', 'external']),
        status: z.enum(['accepted', 'underReview', 'rejected']).optional(),
        justification: z.string().optional(),
      }),
    )
    .optional(),
  provenance: z.object({ invocationIndex: index.optional() }).optional(),
  baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
  partialFingerprints: z.record(z.string(), z.string()).optional(),
});
export type SarifResult = z.infer<typeof SarifResult>;

const Configuration = z.object({ level: Level.optional() });

const Rule = z.object({
  id: z.string(),
  shortDescription: Message.optional(),
  messageStrings: z.record(z.string(), Message).optional(),
  defaultConfiguration: Configuration.optional(),
  helpUri: z.string().optional(),
});
export type SarifRule = z.infer<typeof Rule>;

const Component = z.object({
  name: z.string(),
  guid: z.string().optional(),
  rules: z.array(Rule).optional(),
  globalMessageStrings: z.record(z.string(), Message).optional(),
});

const run = {
  tool: z.object({ driver: Component, extensions: z.array(Component).optional() }),
  originalUriBaseIds: z.record(z.string(), ArtifactLocation).optional(),
  artifacts: z
    .array(
      z.object({
        location: ArtifactLocation.optional(),
        contents: z.object({ text: z.string().optional() }).optional(),
        encoding: z.string().optional(),
      }),
    )
    .optional(),
  defaultEncoding: z.string().optional(),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
  invocations: z
    .array(
      z.object({
        executionSuccessful: z.boolean(),
        toolExecutionNotifications: z.unknown().optional(),
        toolConfigurationNotifications: z.unknown().optional(),
        ruleConfigurationOverrides: z
          .array(
            z.object({
              configuration: Configuration,
              descriptor: z.object({ id: z.string().optional(), index: index.optional() }),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
};

/** What is checked at once; the results are held to the format one by one. */
export const SarifFrame = z.object({
  version: z.literal('2.1.0'),
  runs: z.array(z.object({ ...run, results: z.array(z.unknown()).nullish() })),
});
export type SarifFrame = z.infer<typeof SarifFrame>;
export type SarifRun = SarifFrame['runs'][number];

/** SARIF 2.1.0 as far as it is read. */
export const SarifLog = z.object({
  version: z.literal('2.1.0'),
  runs: z.array(z.object({ ...run, results: z.array(SarifResult).nullish() })),
});
