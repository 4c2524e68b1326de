import type { AnswersOf } from '../../src/domain/forms/engine/form.ts'
import type { expertForm } from '../../src/domain/forms/expert.ts'
import { drawPage } from './draw-page.ts'
import { fullNameOf } from './people.ts'

type Expert = AnswersOf<typeof expertForm>

const fictional = 'This person does not exist: the document belongs to the demo data of the registry.'

/** The two PDFs of an expert, consistent with the answers. */
export function drawPapers(expert: Expert): { resume: Buffer; endorsement: Buffer } {
  return { resume: drawResume(expert), endorsement: drawEndorsement(expert) }
}

function drawResume(expert: Expert): Buffer {
  return drawPage({
    heading: fullNameOf(expert),
    lines: [
      `${expert.job_title}, ${expert.institution}, ${expert.country}`,
      `${expert.email}, ${expert.phone}`,
      '',
      `Years of work: ${expert.work_experience_range}`,
      ...expert.regional_experience.map((row) => `${row.value}: ${row.years_of_experience} years`),
      '',
      'Languages',
      ...languageLines(expert),
      '',
      ...(expert.professional_society_membership?.split('\n') ?? []),
      '',
      expert.motivation,
      '',
      fictional,
    ],
  })
}

function drawEndorsement(expert: Expert): Buffer {
  const name = fullNameOf(expert)
  return drawPage({
    heading: 'To whom it may concern',
    lines: [
      `Reference for ${name}`,
      '',
      `${name} has worked with us as ${expert.job_title.toLowerCase()}. Colleagues turn to ${expert.name} with difficult cases, get a clear answer, and are asked the next day how it went.`,
      '',
      `We recommend ${name} to the registry without reservation and will keep a place free for the weeks that a visit may take.`,
      '',
      'The head of department',
      expert.institution.replace(/^Retired, formerly /, ''),
      '',
      fictional,
    ],
  })
}

function languageLines({ language_proficiency, language_proficiency_other }: Expert): string[] {
  return language_proficiency.map(({ value, proficiency }) =>
    value === 'Other' ? (language_proficiency_other ?? '') : `${value} - ${proficiency}`,
  )
}
