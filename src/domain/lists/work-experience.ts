import { defineList } from './list.ts'

/** The specification numbers none of these: the text itself is what a record stores. */
export const yearsOfWorkExperience = defineList([
  { id: '< 5 years', label: 'lists.under5Years' },
  { id: '5 – 10 years', label: 'lists.from5To10Years' },
  { id: '10 – 15 years', label: 'lists.from10To15Years' },
  { id: '15 – 20 years', label: 'lists.from15To20Years' },
  { id: '20+ years', label: 'lists.over20Years' },
])
