import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const stories: Translated<'ar', 'stories'> = {
  localImpact: 'الأثر المحلي',
  list: 'القصص',
  learnMore: 'معرفة المزيد',
  learnMoreAbout: 'عن: {title}',
  more: 'المزيد من الميدان',
  hospital: 'المستشفى',
  country: 'البلد',
  support: 'الدعم',
  period: 'المدة',
  outcomes: 'ما الذي تغيّر',
  timeline: 'كيف سارت الأمور',
  credit: 'الصورة: {name}',
  askTitle: 'هل يعرف مستشفاكم هذه المشكلة؟',
  askText: 'طلب قصير يكفي لبدء الحوار.',
  noStories: 'لا توجد قصص بعد',
  noStoriesText: 'تظهر القصص هنا عندما يتفق المستشفى وخبيره على روايتها.',
}
