import { contentKinds } from '../../../src/domain/content/content-kinds.ts'
import { brandForm } from '../../../src/domain/forms/brand.ts'
import { contactForm } from '../../../src/domain/forms/contact.ts'
import type { Form, FormId } from '../../../src/domain/forms/engine/form.ts'
import { expertForm } from '../../../src/domain/forms/expert.ts'
import { feedbackReportForm } from '../../../src/domain/forms/feedback-report.ts'
import { finalReportForm } from '../../../src/domain/forms/final-report.ts'
import { hospitalForm } from '../../../src/domain/forms/hospital.ts'
import { midtermReportForm } from '../../../src/domain/forms/midterm-report.ts'
import { registryForm } from '../../../src/domain/forms/registry.ts'
import { replyForm } from '../../../src/domain/forms/reply.ts'
import { trainerForm } from '../../../src/domain/forms/trainer.ts'

/** By id; a new form does not compile until it is listed here. */
export const everyForm: Record<FormId, Form> = {
  expert: expertForm,
  hospital: hospitalForm,
  trainer: trainerForm,
  contact: contactForm,
  story: contentKinds.story.form,
  news: contentKinds.news.form,
  profile: contentKinds.profile.form,
  member: contentKinds.member.form,
  partner: contentKinds.partner.form,
  registry: registryForm,
  brand: brandForm,
  reply: replyForm,
  midtermReport: midtermReportForm,
  finalReport: finalReportForm,
  feedbackReport: feedbackReportForm,
}
