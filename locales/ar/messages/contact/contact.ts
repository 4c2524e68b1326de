import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const contact: Translated<'ar', 'contact'> = {
  title: 'اتصلوا بنا',
  name: 'الاسم',
  surname: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  message: 'الرسالة',
  incomplete: 'يُرجى ملء جميع الحقول المطلوبة',
  invalidEmail: 'يُرجى إدخال بريد إلكتروني بصيغة صحيحة',
  incorrectEmail: 'صيغة البريد الإلكتروني غير صحيحة',
  error: 'خطأ: {text}',
  sendAnother: 'إرسال رسالة أخرى',
}
