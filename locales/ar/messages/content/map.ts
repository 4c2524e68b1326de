import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const map: Translated<'ar', 'map'> = {
  description:
    'خريطة تخطيطية للعالم. يعمل البرنامج في أوروبا وأفريقيا وجنوب شرق آسيا وأمريكا اللاتينية. وعليها علامتان عند قبرص وإندونيسيا.',
  europe: 'أوروبا',
  africa: 'أفريقيا',
  latinAmerica: 'أمريكا اللاتينية',
  southEastAsia: 'جنوب شرق آسيا',
  cyprus: 'قبرص',
  indonesia: 'إندونيسيا',
  elsewhere: 'أماكن أخرى',
  active: 'يعمل البرنامج هنا',
  inactive: 'يمكن للمستشفيات هنا أيضًا طلب الدعم',
  country: 'بلدان لها قسم خاص بها',
  note: 'خريطة تخطيطية مرسومة من بيانات Natural Earth، ولا تعبّر عن أي رأي بشأن الحدود.',
  figures: 'السجل بالأرقام',
  region: 'المنطقة',
  hospitals: 'المستشفيات',
  experts: 'الخبراء',
  languages: 'اللغات: {names}',
  atLeast: '{number} فأكثر',
  rounded: 'الأرقام مقرَّبة إلى الأدنى. وتدل الشرطة على أقل من {least} أو على عدم وجود أحد.',
}
