import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const declining: Translated<'ar', 'declining'> = {
  experience: 'السبب: لا تتوافق الخبرة بعد مع ما يتطلبه هذا الدور.',
  availability: 'السبب: لا يناسب الوقت المعروض احتياجات البرنامج.',
  scope: 'السبب: يقع الطلب خارج ما يمكن للبرنامج دعمه.',
  readiness: 'السبب: لم تتوافر بعد شروط تقديم الدعم.',
  capacity: 'السبب: لا تتوافر لدينا القدرة على ذلك في الوقت الحاضر.',
  documents: 'السبب: كانت بعض الوثائق ناقصة أو غير مكتملة.',
  no_answer: 'السبب: لم نتلقَّ ردًّا على أسئلتنا.',
  duplicate: 'السبب: لدينا بالفعل طلب آخر منكم.',
}
