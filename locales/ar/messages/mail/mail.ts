import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const mail: Translated<'ar', 'mail'> = {
  next: 'ماذا بعد ذلك',
  reply: 'هل تودون إضافة شيء؟ ردوا على هذه الرسالة، وسيصل ردكم إلى المنسق.',
  askUs: 'هل لديكم أسئلة؟ اكتبوا إلى {email}',
  copyLink: 'إذا لم يعمل الزر، فانسخوا هذا العنوان:',
  person: '{name} {surname}',
  salutation: 'تحية طيبة، {person}،',

  messageReceiptSubject: 'وصلتنا رسالتكم',
  messageReceiptPreview: 'يقرؤها أحد المنسقين ويرد عليكم بالبريد الإلكتروني.',
  messageReceiptText: 'شكرًا على الكتابة إلى {name}. تسلمنا رسالتكم.',
  messageReceiptRead: 'يقرأ أحد المنسقين رسالتكم.',
  messageReceiptAnswer: 'في غضون {answerTime} يصلكم على هذا العنوان جواب يكتبه إنسان لا آلة.',
  messageReceiptReason:
    'تصلكم هذه الرسالة لأن هذا العنوان أُدخل في نموذج الاتصال لدى {name}. إذا لم تكونوا أنتم من أدخله، فيُرجى الرد لإبلاغنا.',

  messageNoticeSubject: 'رسالة من {person}',
  messageNoticePreview: 'أُرسلت من نموذج الاتصال. للرد على المرسل، ردوا على هذه الرسالة.',
  messageNoticeText: 'وردت هذه الرسالة عبر نموذج الاتصال. للرد على {person}، ردوا على هذه الرسالة.',
  messageNoticeKept: 'لا يُرسل رقم الهاتف، إن ذُكر، بالبريد الإلكتروني، بل يُحفظ في السجل.',
  messageNoticeReason: 'تصلكم هذه الرسالة لأن الرسائل الموجهة إلى {name} ترد إلى هذا العنوان.',

  noticeRequest: 'الطلب',
  noticeHospital: 'المستشفى',
  noticeExpert: 'الخبير',
  openRequest: 'فتح طلب الدعم',
  openApplication: 'فتح طلب الانضمام',
  openMatch: 'فتح صفحة التعاون',

  programme_signed: 'اكتمل الاتفاق وخطاب الالتزام',
  programme_midterm_report: 'ورد تقرير منتصف المدة',
  programme_final_report: 'ورد التقرير النهائي',
  programme_feedback_report: 'ورد تقرير التعقيبات',
  programmeSignedNext: 'قبل الطرفان الاتفاق، ووصل الخطاب. يمكن أن يبدأ التعاون.',
  programmeReportNext: 'يُرجى قراءته، ثم قبوله أو إعادته.',
  programmeReason: 'تصلكم هذه الرسالة لأن مستجدات التعاون ضمن {name} ترد إلى هذا العنوان.',

  withReference: '{subject} ({reference})',
  reference: 'الرقم المرجعي',
  quoteReference: 'يُرجى ذكر رقمكم المرجعي عند الكتابة إلينا.',
  receiptPreview: 'رقمكم المرجعي هو {reference}. وهذا ما سيحدث بعد ذلك.',
  receiptReason:
    'تصلكم هذه الرسالة لأن هذا العنوان أُدخل في أحد نماذج {name}. إذا لم تكونوا أنتم من أدخله، فيُرجى الرد لإبلاغنا.',

  expertReceiptHeading: 'وصلنا طلبكم',
  expertReceiptText: 'شكرًا على عرض دعمكم بصفة خبير. تسلمنا طلبكم.',
  expertReceiptReview: 'نقرأ طلبكم، ونرد في غضون {answerTime}.',
  expertReceiptInterview: 'قد ندعوكم إلى مقابلة قصيرة.',
  expertReceiptDecision: 'نكتب إليكم بقرارنا وبما يليه.',

  trainerReceiptHeading: 'وصلنا طلبكم',
  trainerReceiptText: 'شكرًا على استعدادكم لتدريس الإشراف على استخدام مضادات الميكروبات. تسلمنا طلبكم.',
  trainerReceiptReview: 'نقرأ طلبكم، ونرد في غضون {answerTime}.',
  trainerReceiptDecision: 'نكتب إليكم بقرارنا وبما يليه.',

  hospitalReceiptHeading: 'وصلنا طلب الدعم منكم',
  hospitalReceiptText: 'شكرًا على توجهكم إلينا. تسلمنا طلبكم.',
  hospitalReceiptReview: 'نقرأ طلبكم، ونرد في غضون {answerTime}، وقد نتصل بكم لطرح أسئلة.',
  hospitalReceiptShortlist: 'تصلكم قائمة مختصرة بخبراء ملائمين، وتختارون أحدهم.',
  hospitalReceiptBegin: 'تتفقون مع الخبير على التفاصيل، وتبدؤون.',

  expertNoticeHeading: 'تقدم خبير بطلب',
  trainerNoticeHeading: 'تقدم مدرب بطلب',
  hospitalNoticeHeading: 'مستشفى يطلب الدعم',
  noticePreview: 'حان دوركم للمراجعة.',
  noticeText: 'حان دوركم للمراجعة. وهذه الإجابات يمكن إرسالها بالبريد الإلكتروني:',
  otherInRegistry: 'غير ذلك (انظروا السجل)',
  otherUnsaid: 'غير ذلك (دون تحديد)',
  noticeKept: 'لا تُرسل بيانات الاتصال والنصوص الطويلة والملفات بالبريد الإلكتروني، بل تُحفظ في السجل.',
  noticeReason: 'تصلكم هذه الرسالة لأن الطلبات المقدمة إلى {name} تُرسل إشعاراتها إلى هذا العنوان.',
}
