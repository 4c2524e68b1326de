import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const reply: Translated<'ar', 'reply'> = {
  title: 'الرد',
  subject: 'الموضوع',
  text: 'النص',
  textHint: 'كل سطر فقرة. وتُضاف بيانات الاتصال بنا في الأسفل.',
  quoted: 'اقتباس رسالة المرسل في الأسفل',

  usualSubject: 'رسالتكم إلى {name}',
  youWrote: 'كتبتم بتاريخ {date}:',
  reason: 'تصلكم هذه الرسالة لأنكم كتبتم إلى {name}. إذا لم تكونوا أنتم من كتب، فيُرجى الرد لإبلاغنا.',
}
