import type { Translated } from '../../../../src/domain/messages/translation.ts'

export const pages: Translated<'ar', 'pages'> = {
  breadcrumb: 'مسار التنقل',
  home: 'الرئيسية',
  atAGlance: 'لمحة سريعة',
  whereNext: 'إلى أين بعد ذلك',
  sampleNote: 'محتوى تجريبي: الأشخاص والمستشفيات المذكورون فيه من نسج الخيال.',
  sampleNames: 'محتوى تجريبي، الأشخاص والمستشفيات المذكورون فيه من نسج الخيال: {names}.',
  versionOf: 'نسخة بتاريخ {day}',

  readMore: 'قراءة المزيد',
  readMoreAbout: 'عن {name}',
  quote: '«{words}»',
  roleIn: '{role}، {country}',
  experts: 'الخبراء',
  trainers: 'المدربون',
  members_team: 'الفريق',
  members_steering_committee: 'أعضاء اللجنة التوجيهية',
  members_secretariat: 'أعضاء الأمانة',
  members_advisory_board: 'أعضاء المجلس الاستشاري',
  partners: 'شركاؤنا',
  partner_implementation: 'شريك في التنفيذ',
  partner_funding: 'شريك في التمويل',
  partner_mission: 'شريك في المهمات',

  noNews: 'لا توجد أخبار بعد',
  videoNote: 'مقطع فيديو على {host} يُفتح في علامة تبويب جديدة. لا يُرسل شيء إلى {host} قبل النقر عليه.',
  noNewsText: 'ستظهر هنا مواعيد الندوات الإلكترونية وما يستجد في البرنامج.',
}
