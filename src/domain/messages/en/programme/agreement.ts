/** The confidentiality agreement between an expert and a hospital. Other words need another version. */
export const agreement = {
  purpose:
    'This agreement is between the expert and the hospital. It protects what each learns about the other, and about patients, while they work together.',
  patients:
    'Data about patients stay in the hospital. The hospital shows the expert only data from which no patient can be recognised. If the expert learns more by chance, they keep it to themselves and tell the hospital.',
  hospital:
    'What is not public stays between the two: figures, results, records, plans, and what staff say in confidence.',
  use: 'Both use what they learn only for this collaboration. Whoever wants to publish something asks the other first, in writing.',
  safety:
    'Both keep documents where nobody else can read them, and delete or return them when the collaboration ends.',
  duration:
    'This agreement begins when both have accepted it. It stays in force for five years after the collaboration has ended.',
  exceptions:
    'It does not cover what is public anyway, and what the law or the safety of patients requires one to report.',
} as const
