/** Characters that are written or picked for one another, because they look alike or share the part that sounds. */
const groups = `
板版扳 象像 夜液 器气汽 桶筒捅 带代袋 纸织职低 刀到 帽冒貌 盘盆盒 标漂飘 算祘 尺呎 胶交蛟绞 机几饥 灯打丁
鼓古股 墨黑默 粉份纷 笔毕 夹央荚 订钉盯 钉订 书术 本木 印卯 复覆 签笺 便更 贴帖 档挡当 案按 盒合 册删 票漂 据剧 装状 凭评 证正
投役 影形 仪义议 硒晒 碎粹 塑朔 键健建 鼠属 耳其 摄慑 路跨 由油 交郊 换唤 网冈 线钱 硬便 固因 充冲 宝保 插括 座坐 扩矿 接按
安按 全金 套太 鞋鞵 靴鞭 镜境竟 罩照 毒素 面而 衣依 服报 塞赛 螺骡 丝司 栓拴 母毋 垫执 圈卷 扳板 手毛 钳甜 锤捶 钻占 角甪 磨魔
卷券 卡卞 水永 平苹 箱相 轴抽 承永 润闰 滑猾 胀涨 断继 路洛 电申 池他 管官 抽油 擦察 洗冼 涤条 拖施 扫归 垃拉 圾级 消肖 酒洒 精清 厕侧
抹沫 布市 椅倚 桌卓 柜拒 架加 沙纱 发友 凳登 膜模 签鉴 敏每 扎札 货贷 托拖 推堆 液夜 压庄 梯弟 疏流 散撒 警敬 示木 锥推 锁琐
咖加 啡非 茶荼 饼并 坚竖 糖塘 汁十 饮次 杯坏 试式 量重 移侈 离禽 心必 滤虑 天夫 砝法 码妈 秤称 缓暖 指脂 准淮 温湿 显昱 微徵 视示
显现 台抬 拉垃 尾屋 回迴 形型 型性 中重 透秀 明朋 晨辰 得的德 立力利 齐其 惠会 普谱 兄况 佳住 能态 爱受 生牲 明名 联连 想响 戴带 尔耳 华化
三山 星心 罗落 技枝 索所 尼呢 绿录 泽择 霍藿 韦伟 代戴 塔搭 梅每 思恩 世是 达大 史使 博搏 东冬 成城 牧放 田由 公工 牛扭 施拖 耐奈 德得 正证 泰太 南楠 孚浮
`;

const alike = new Map<string, string[]>();
for (const group of groups.split(/\s+/)) {
  const characters = [...new Set(group)];
  for (const one of characters) {
    const others = characters.filter((other) => other !== one);
    alike.set(one, [...new Set([...(alike.get(one) ?? []), ...others])]);
  }
}

export const similarCharacters = (character: string): readonly string[] => alike.get(character) ?? [];
