import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const certificate: Translated<'ar', 'certificate'> = {
  title: 'شهادة تقدير',
  thanks: 'يتقدم {registry} بالشكر إلى',
  support: 'لتقديم الدعم إلى {hospital}، {country}، بصفة خبير متطوع.',
  fields: 'مجالات الدعم المطلوبة',
  period: 'المدة',
  fromTo: 'من {from} إلى {to}',
  issuedBy: 'جهة الإصدار',
  issuedOn: 'تاريخ الإصدار',
  reference: 'الرقم المرجعي',
  signature: 'التوقيع',
  code: 'رمز التحقق، لاستخدامه في {page}',
}
