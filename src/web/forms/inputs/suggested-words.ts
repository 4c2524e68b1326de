import type { Field } from '../../../domain/forms/engine/field.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { WordCount } from '../../ui/text-area/text-area.tsx'

/** The number of words that a question suggests, if any. */
export function suggestedWords(field: Field, t: Translate): WordCount | undefined {
  const max = field.kind === 'longText' ? field.suggestedWords : undefined
  return max === undefined
    ? undefined
    : {
        max,
        text: (count) => t('kit.wordCount', { count, max }),
        over: (count) => t('kit.wordsOver', { count }),
      }
}
