import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const invitation: Translated<'ar', 'invitation'> = {
  title: 'مستشفى يطلب الدعم',
  description: 'مستشفى يطلب الدعم. أخبروا فريق {name} إن كنتم مهتمين.',
  question: 'هل يمكنكم دعم {hospital}؟',
  lede: 'في {city}، {country}. يُرجى الرد في موعد أقصاه {day}.',
  note: 'رسالة من المنسق إليكم',
  request: 'ما يطلبه المستشفى',
  ownWords: 'كما كتبه المستشفى',

  answer: 'ردكم',
  noPromise: 'ليس هذا تعهدًا: لا شيء يُحسم قبل أن تتفقوا أنتم والمستشفى.',
  interested: 'يهمني ذلك',
  notNow: 'ليس الآن',
  reason: 'السبب',
  reason_time: 'لا وقت لديّ حاليًا',
  reason_experience: 'الطلب لا يلائم خبرتي',
  reason_method: 'طريقة الدعم أو موعده لا يناسبني',
  reason_language: 'لغة العمل لا تناسبني',
  reason_conflict: 'لديّ تضارب في المصالح',
  reason_other: 'سبب آخر',
  reasonAnd: '{reason}: {words}',
  words: 'بكلماتكم أنتم',
  wordsHint: 'لا يقرأ هذا إلا فريقنا.',
  notSent: 'لم يُرسل ردكم بعد',
  send: 'إرسال «ليس الآن»',

  saidInterested: 'شكرًا لكم. سجلنا اهتمامكم',
  saidInterestedText: 'وصلنا ردكم بشأن {hospital}. لا داعي لفعل أي شيء الآن.',
  next: 'ماذا بعد ذلك',
  nextShortlist: 'يرى المستشفى قائمة مختصرة من ثلاثة إلى خمسة خبراء، ويختار أحدهم.',
  nextMail: 'نكتب إليكم أيًا كان قرار المستشفى.',
  changed: 'بل ليس الآن',
  saidDeclined: 'شكرًا على إبلاغنا',
  saidDeclinedText:
    'أجبتم «ليس الآن» بشأن {hospital}، وسنسأل شخصًا آخر. تبقون في السجل، وقد نسألكم عن طلبات أخرى.',
  refused: 'شكرًا لكم. وصلنا ردكم',
  refusedText:
    'أخبرتمونا بأنه لا يمكنكم دعم {hospital} الآن. وصل كلامكم إلى المنسق، وسيكتب إليكم. لا داعي لفعل أي شيء.',
  closed: 'لا حاجة إلى دعمكم هذه المرة',
  closedText:
    'شكرًا على استعدادكم للمساعدة. لا يلزم منكم شيء آخر بشأن الطلب الوارد من {hospital}. ولا ينتقص هذا من عملكم: تبقون في السجل، وقد نسألكم عن طلبات أخرى.',
  changedMind: 'هل تغير شيء لديكم؟',
  tooLateTitle: 'لم يتغير ردكم',
  tooLate: 'انتقل الطلب في هذه الأثناء إلى مرحلة أخرى.',
  writeTo: 'الكتابة إلى {email}',

  deadTitle: 'هذا السؤال غير مفتوح',
  dead: 'إما أن وقت الرد قد انقضى، أو أن السؤال قد سُحب، أو أن العنوان غير كامل. لا داعي لفعل أي شيء.',
  deadLink: 'تجدون الأسئلة المفتوحة أيضًا في صفحة طلبكم.',
  deadAsk: 'هل ما زلتم تودون دعم هذا المستشفى؟',
}
