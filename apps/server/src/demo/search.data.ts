export const hotWords = ['复印纸', '硒鼓', '安全帽', '插线板', '人体工学椅', '抽纸'];
