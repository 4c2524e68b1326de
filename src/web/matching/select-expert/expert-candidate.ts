import { flagPath } from '../../../domain/lists/countries.ts'
import { codeOf } from '../../../domain/matching/borders.ts'
import { nameOfExpert, type ShortlistedExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { expertCells } from './expert-cells.tsx'

const tones = ['petrol', 'saffron', 'bloom', 'leaf'] as const

export const candidateId = ({ id }: Pick<ShortlistedExpert, 'id'>) => `expert-${id}`

export function candidateProps(expert: ShortlistedExpert, at: number, t: Translate) {
  const { name, surname, institution, country } = expert
  const code = codeOf(country)
  return {
    id: candidateId(expert),
    name: nameOfExpert(expert),
    institution,
    country: { label: country, flag: code && flagPath(code) },
    initials: [name, surname].map((part) => [...part][0] ?? '').join(''),
    tone: tones[at % tones.length],
    cells: expertCells(expert, t),
  }
}
