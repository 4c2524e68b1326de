import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const languages: Translated<'ar', 'languages'> = {
  menu: 'اللغة',
  alsoHere: 'هذه الصفحة متاحة بالعربية.',
  englishOnly: 'هذا النص متاح بالإنجليزية فقط.',
  translated: 'هذه ترجمة. والنص الإنجليزي وحده هو الملزم.',
  readEnglish: 'قراءة النص الإنجليزي',

  name: '{registryName}',
  longName: 'سجل المدربين والخبراء في الإشراف على استخدام مضادات الميكروبات',
  usualInstitution: 'المستشفى الجامعي، قسم الأمراض المعدية',
  usualCoordinator: 'منسق ASTER',
  contributors: 'المساهمون في ASTER',
}
