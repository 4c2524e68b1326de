import type { Form } from '../forms/engine/form.ts'
import { feedbackReportForm } from '../forms/feedback-report.ts'
import { finalReportForm } from '../forms/final-report.ts'
import { midtermReportForm } from '../forms/midterm-report.ts'
import type { ReportKind } from './reports.ts'

export const reportForms: Readonly<Record<ReportKind, Form>> = {
  midterm_report: midtermReportForm,
  final_report: finalReportForm,
  feedback_report: feedbackReportForm,
}
