import type { Random } from './random.ts'

/** What the sentences of one record speak of: the same ward and the same organism all through. */
export type Words = Readonly<Record<string, string>>

export function drawWords(random: Random): Words {
  return {
    ward: random.pick(wards),
    organism: random.pick(organisms),
    antibiotic: random.pick(antibiotics),
    few: random.pick(['three', 'four', 'five', 'six']),
    months: random.pick(['four', 'six', 'seven', 'nine', 'eleven']),
    percent: `${random.between(41, 83)}`,
    goal: `${random.pick([70, 75, 80, 85, 90])}`,
    hours: `${random.pick([48, 72])}`,
  }
}

/** `count` different sentences of a list, in a row, with their {words} filled in. */
export function write(random: Random, sentences: readonly string[], words: Words, count = 1): string {
  return fillIn(random.some(sentences, count).join(' '), words)
}

export function fillIn(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`Nothing stands for ${slot} in: ${text}`)
    return word
  })
}

const wards = [
  'the medical ward',
  'the surgical wards',
  'the intensive care unit',
  'the neonatal unit',
  'the paediatric ward',
  'the maternity block',
  'the burns unit',
  'the orthopaedic ward',
]

const organisms = [
  'carbapenem-resistant Klebsiella pneumoniae',
  'ESBL-producing Escherichia coli',
  'carbapenem-resistant Acinetobacter baumannii',
  'methicillin-resistant Staphylococcus aureus',
  'multidrug-resistant Pseudomonas aeruginosa',
  'carbapenemase-producing Enterobacterales',
]

const antibiotics = [
  'ceftriaxone',
  'meropenem',
  'ciprofloxacin',
  'piperacillin-tazobactam',
  'amoxicillin-clavulanate',
  'cefotaxime',
  'levofloxacin',
]
