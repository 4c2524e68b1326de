import { undeclaredAccess } from './access.ts'
import { verifiedRequirements } from './asvs.ts'
import { importCycles } from './cycles.ts'
import { bareConnections, rawTransactions } from './database-use.ts'
import { featureNames, looseFiles, testHelpers } from './feature-folders.ts'
import { conflictMarkers, fileNames, localPaths, moduleLengths } from './files.ts'
import { guidePaths } from './guide-paths.ts'
import { heldRules } from './held-rules.ts'
import { forbiddenImports } from './layers.ts'
import { portableLockfiles } from './lockfile.ts'
import { missingWording, unusedMessages } from './messages.ts'
import { unusedOutcomes } from './outcomes.ts'
import { tableWriters } from './table-writers.ts'
import { faithfulTranslations } from './translations.ts'
import { type Finding, type Rule, readTree } from './tree.ts'
import { hardCodedWording } from './wording.ts'

const rules: readonly Rule[] = [
  forbiddenImports,
  importCycles,
  featureNames,
  looseFiles,
  testHelpers,
  undeclaredAccess,
  unusedOutcomes,
  rawTransactions,
  bareConnections,
  tableWriters,
  hardCodedWording,
  missingWording,
  unusedMessages,
  faithfulTranslations,
  fileNames,
  moduleLengths,
  localPaths,
  conflictMarkers,
  portableLockfiles,
  heldRules,
  guidePaths,
  verifiedRequirements,
]

/** All violations of the structure rules in a checkout. */
export async function checkStructure(root: string): Promise<Finding[]> {
  const tree = readTree(root)
  return (await Promise.all(rules.map((rule) => rule(tree)))).flat()
}
