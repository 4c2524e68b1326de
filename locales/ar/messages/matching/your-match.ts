import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const yourMatch: Translated<'ar', 'yourMatch'> = {
  fieldsNotAsked: 'المجالات التي تطلبونها: غير مذكورة.',
  fieldsAll: 'بحسب التخصصات، خبرة راسخة في كل ما طلبتموه: {fields}.',
  fieldsNone: 'لم يُذكر شيء في ما طلبتموه: {fields}.',
  languagesNotAsked: 'لغات عملكم: غير مذكورة.',
  noLanguage: 'لا يتحدث أيًا من لغات عملكم: {languages}.',
  years: 'عمل سابق في إقليمكم، {region}. السنوات: {years}.',
  inRegion: 'إقامة أو عمل سابق في {country}، ضمن إقليمكم: {region}. السنوات: غير مذكورة.',
  noRegion: 'لا عمل سابقًا في إقليمكم: {region}.',
  methodNotAsked: 'طريقة الدعم التي تطلبونها: غير مذكورة.',
  methodFits: 'يقدم ما طلبتموه: {method}.',
  methodInPart: 'يساعد عن بُعد ولا يسافر؛ وطلبتم: {method}.',
  methodMissed: 'لا يسافر؛ وطلبتم: {method}.',
  offersOfAsked: 'الوقت المعروض: {time}؛ والمدة التي طلبتموها: حتى {asked}.',
  monthsNotAsked: 'المدة التي تحتاجون فيها إلى الدعم: غير مذكورة.',
}
