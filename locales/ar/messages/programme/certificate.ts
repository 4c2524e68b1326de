import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const certificate: Translated<'ar', 'certificate'> = {
  title: 'شهادة تقدير',
  thanks: 'يتقدم سجل {registry} بالشكر إلى',
  support: 'على تقديم الدعم إلى {hospital}، {country}، ضمن الخبراء المتطوعين.',
  fields: 'مجالات الدعم المطلوبة',
  period: 'المدة',
  fromTo: 'من {from} إلى {to}',
  issuedBy: 'جهة الإصدار',
  issuedOn: 'تاريخ الإصدار',
  reference: 'الرقم المرجعي',
  signature: 'التوقيع',
  code: 'رمز التحقق، لاستخدامه في {page}',
}
