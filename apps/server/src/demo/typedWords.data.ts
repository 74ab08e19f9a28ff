/** A word, what the demo shop finds for it, what of the searches went on to another word, and to which. */
export type DemoWord = {
  word: string;
  results: number;
  fate: 'fine' | 'ignored' | 'nothing';
  next: string;
  share: number;
};

/** What the demo shop sells: a word and how many products it finds. */
const fine = `
耐油手套=4、插排=9、硒鼓 w1110=1、钢头劳保鞋=1、测温枪=1、扫把=3、抽纸 整箱=2、丁青手套=3、培训椅=3
乐泰 243=1、卷筒纸=9、大盘纸=3、反光衣=3、反光背心=3、灭火毯=2、液压叉车=5、保险柜=1、对讲机=2、考勤机=4
激光测距仪=1、门禁卡=3、电焊面罩=1、切割片=1、角磨机=4、安全绳=2、防坠器=1、正压式呼吸器=1、防静电鞋=3、无尘布=3
气泡膜=3、打包带=4、缠绕膜=3、托盘=5、周转箱=3、塑料托盘=1、润滑脂=3、生料带=2、轴承 6204=2、接触器=3
断路器=3、网线钳=1、水晶头=2、路由器=4、监控摄像头=12、硬盘录像机=4、充电宝=2、type c 扩展坞=1、转接头=3
投影幕=1、白板=6、色带 lq630=1、标签纸=5、热敏纸=4、档案袋=1、牛皮信封=2、凭证装订机=1、印泥=1、工牌=2
奖状=1、雨伞=1、工作服=4、雨鞋=2、防滑鞋=3、隔热手套=1、焊工手套=1、一次性手套=3、防护服=1、洗手液=5、消毒液=6
酒精=4、垃圾袋 大号=1、拖把=4、地拖=4、笤帚=3、扫帚=3、尘推=5、洁厕灵=3、桶装水=3、矿泉水=6、咖啡=11
茶叶=9、坚果礼盒=1、办公桌=10、老板椅=1、电脑椅=7、文件柜=9、更衣柜=3、货架=4、屏风=1、沙发=4、绿植=3
台灯=1、护眼灯=1、led灯管=5、应急灯=2、插线板=9、公牛插座=5、碱性电池=14、锂电池=3、红外测温仪=1
体温枪=1、急救箱=1、口罩=4、kn95=4、耳塞=5、护目镜=6、安全帽 红=4、3m 安全帽 红=2、洗眼器=2、灭火器=6
消防栓=1、警示带=3、路锥=2、反光条=1、安全标识=3、禁止吸烟牌=3、钢卷尺=4、游标卡尺=4、水平仪=3、万用表=2
烧杯=3、量筒=3、移液枪=3、离心管=3、ph试纸=1、电子秤=7、显微镜=3、螺丝刀=6、扳手=9、内六角=2、锤子=3
钳子=5、电钻=5、充电钻=5、冲击钻=3、钻头=1、玻璃胶=4、双面胶=1、封箱胶=6、扎带=5、膨胀螺丝=2、m6 螺丝=5
垫片=2、门锁=5、挂锁=3、剪刀=3、美工刀=1、订书机=3、订书钉=1、回形针=2、便利贴=3、笔记本=12、a4 纸=8
a3 纸=1、复印纸=9、打印纸=9、中性笔=7、记号笔=3、荧光笔=1、橡皮=1、尺子=10、计算器=3、文件夹=5、文件袋=1
长尾夹=2、胶棒=1、鼠标=7、键盘=4、耳机=7、u盘=5、移动硬盘=2、固态硬盘=4、显示器=7、笔记本电脑=6、台式机=10
平板=6、打印机=21、扫描仪=3、碎纸机=3、投影仪=3、硒鼓=12、墨盒=4、粉盒=12、色带=3、塑封机=2、装订机=3
网线=6、排插=9、hdmi线=1、数据线=3、110a 硒鼓=1、丁腈手套=3、劳保鞋=3、红外测温=1、抽纸=7
`;

/** Goods that meet it only in part, which hardly anybody opens. */
const ignored = `
合页=1
空气清新剂=5
防静电手环=5
光纤跳线=6
墨盒 802=4、财务凭证纸=3、激光笔=14、防爆手电=8、防爆手电筒=3、高压清洗机=2
广告机=1、空压机=1、硅胶干燥剂=6、手拉葫芦=1、ups电源=8、会议电话=4
打印机维修=19、劳保袜=20、热水壶=1、饮水机=2、咖啡机=1、一次性筷子=9、空调=1、502 胶水=4、手机支架=24
墨盒 805=4
`;

/** What nobody here sells. */
const nothing = `
台历
笔筒
洗衣机、除湿机、发电机、割草机、无人机、除雪铲、防汛沙袋、遮阳网、验钞机、热成像仪、制冰机、扫地机、电焊机、焊条、脚手架
防化服、千斤顶、球阀、电磁阀、同步带、变频器、复写纸、锦旗、横幅、冲锋衣、棉大衣、护膝、马桶刷、蚊香、电蚊拍、烧水壶
月饼、粽子、大米、食用油、纸杯、保温杯、微波炉、冰箱、电风扇、取暖器、加湿器、窗帘、血压计、示波器、培养皿、砂纸、鼠标垫
音箱、内存条、相纸
`;

/** A word, what it finds, the word that was typed next, and by how many of a hundred. */
const reworded = `
圆珠笔=0=中性笔=85
钢笔=0=中性笔=64
创可贴=0=急救箱=72
会议椅 带写字板=6=培训椅=59
公章=4=印泥=68
热缩管=0=扎带=53
千兆交换机=3=路由器=56
美纹纸=0=双面胶=81
胶枪=0=玻璃胶=66
自攻钉=1=膨胀螺丝=85
`;

const listed = (text: string): string[] =>
  text
    .split(/[、\n]/)
    .map((each) => each.trim())
    .filter(Boolean);

function inList(text: string, fate: DemoWord['fate']): DemoWord[] {
  return listed(text).map((each) => {
    const [, word = each, results = '0'] = each.match(/^(.+)=(\d+)$/) ?? [];
    return { word, results: Number(results), fate, next: '', share: 0 };
  });
}

export const demoWords: readonly DemoWord[] = [
  ...listed(reworded).map((each): DemoWord => {
    const [word = '', results, next = '', share] = each.split('=');
    return {
      word,
      results: Number(results),
      fate: results === '0' ? 'nothing' : 'ignored',
      next,
      share: Number(share),
    };
  }),
  ...inList(ignored, 'ignored'),
  ...inList(nothing, 'nothing'),
  ...inList(fine, 'fine'),
];
