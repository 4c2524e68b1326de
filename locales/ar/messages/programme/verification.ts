import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const verification: Translated<'ar', 'verification'> = {
  title: 'التحقق من شهادة',
  description: 'التحقق من شهادة صادرة عن {name} برمز التحقق المطبوع عليها.',
  lede: 'لكل شهادة صادرة عن {name} رمز تحقق. أدخلوه، فتبين لكم هذه الصفحة لمن صدرت الشهادة وعن أي عمل.',
  code: 'رمز التحقق',
  codeHint: 'ثلاث مجموعات، في كل منها أربعة حروف وأرقام، مثل 7K3D-M9QX-2HTB.',
  verify: 'التحقق',
  toldTitle: 'ما سترونه',
  told: 'الاسم والمستشفى والأيام المطبوعة على الشهادة، ولا شيء غير ذلك عن الشخص.',

  foundTitle: 'هذه الشهادة أصلية',
  foundLede: 'الشهادة {code} صادرة عن {registry}.',
  compare: 'قارنوا هذا بالشهادة التي بين أيديكم. ينبغي أن يكون المضمون واحدًا.',
  name: 'صدرت باسم',
  hospital: 'عن دعم',
  period: 'المدة',
  fromTo: 'من {from} إلى {to}',
  issuedOn: 'تاريخ الإصدار',
  another: 'التحقق من شهادة أخرى',

  unknownTitle: 'لا توجد شهادة بهذا الرمز',
  unknownLede: 'يُرجى مقارنة الرمز بالرمز المطبوع على الشهادة، حرفًا حرفًا.',
  unknownError: 'لا توجد شهادة بهذا الرمز',
  emptyError: 'أدخلوا رمز الشهادة',
  lengthError: 'يتألف الرمز من 12 حرفًا ورقمًا',
  maybe: 'إذا كان الرمز صحيحًا، فربما سُحبت الشهادة، أو طلب صاحبها حذف بياناته.',
}
