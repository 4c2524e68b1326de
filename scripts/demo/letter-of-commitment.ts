import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { drawPage } from './draw-page.ts'

/** Signed by the hospital's director. */
export function drawLetter(hospital: Answers): Buffer {
  return drawPage({
    heading: 'Letter of commitment',
    lines: [
      `${hospital.name}, ${hospital.city}, ${hospital.country}`,
      '',
      'We take part in the collaboration, give our people time for it, and send our report at its end.',
      '',
      String(hospital.legal_representative_authorized_person ?? hospital.contact_person),
      '',
      'This hospital does not exist: the document belongs to the demo data of the registry.',
    ],
  })
}
