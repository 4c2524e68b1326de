import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const interview: Translated<'ar', 'interview'> = {
  set_text:
    'شكرًا على طلبكم. نود التحدث إليكم بشأنه في الموعد المذكور أدناه.\nوإذا لم يناسبكم، فيُرجى الرد على هذه الرسالة، وسنجد موعدًا آخر.',
  changed_subject: 'تغيّرت مقابلتنا',
  changed_text:
    'تجدون أدناه الموعد الجديد والمكان الجديد لمقابلتنا.\nوإذا لم يناسباكم، فيُرجى الرد على هذه الرسالة.',
  cancelled_subject: 'أُلغيت مقابلتنا',
  cancelled_text: 'لن تُعقد مقابلتنا في الموعد المذكور أدناه، ولا حاجة إلى أن تفعلوا شيئًا.',
  cancelledWithIt: 'لن تُعقد مقابلتنا المقررة في {time}.',
  calendar: 'الملف المرفق يضيفها إلى تقويمكم بتوقيت جهازكم.',
  when: 'الموعد',
  inCountry: 'التوقيت المحلي ({country})',
  length: 'المدة',
  where: 'المكان',
  with: 'مع',
  title: 'مقابلة مع {name}',
}
