/**
 * What buyers call the same thing, in Chinese and English: a group on each line. A wide word such as `mask` stands in
 * several groups: it finds what they hold, while none of their words finds it.
 */
const groups = `
复印纸, 打印纸, 办公用纸, 白纸, 静电复印纸, copy paper, printer paper, printing paper, a4 paper, paper, a4纸, 打字纸, 打印白纸, 办公纸, 双面打印纸, 影印纸
彩色纸, 彩纸, 卡纸, 手工纸, 色纸, color paper, colored paper, paper
笔记本, 记事本, 本子, 笔记簿, 工作本, notebook, notepad, journal, exercise book, 会议本, 日记本, 硬抄本, 练习本
便利贴, 便签, 便签纸, 便条纸, 报事贴, 告示贴, 百事贴, n次贴, sticky note, post it, memo pad, 便条, 即时贴, 随手贴, 留言贴, 贴条
索引贴, 标签贴, 指示贴, index tab, 书签贴, 分类贴
信封, envelope, 信皮
档案袋, 文件袋, 牛皮纸袋, document bag, kraft envelope, 牛皮袋, 公文袋, 资料袋, 投标袋
中性笔, 签字笔, 水笔, 水性笔, 碳素笔, 黑笔, pen, gel pen, ballpoint pen, signature pen, 写字笔, 考试笔
替芯, 笔芯, 笔心, refill, pen refill
白板笔, whiteboard marker, whiteboard pen, 白板记号笔, 可擦笔
记号笔, 马克笔, 大头笔, 油性笔, marker, marker pen, permanent marker, 唛头笔, 箱头笔, 物流笔, 勾线笔, 做标记
荧光笔, 标记笔, 划重点笔, highlighter, 萤光笔, 彩色标记笔
油漆笔, 补漆笔, paint marker
铅笔, pencil
自动铅笔, 活动铅笔, mechanical pencil
修正带, 涂改带, 改正带, 修改带, 涂改液, correction tape, 改错带, 涂改贴, 立可带, 修正液, 改正液, 改错字, 涂改
文件夹, 资料夹, 档案夹, folder, file folder, binder, clipboard, 夹板, 卷宗夹, 垫板夹
抽杆夹, 报告夹, 拉杆夹, report cover, 抽杆文件夹, 水滴夹
快劳夹, 孔夹, 拱形夹, lever arch file, ring binder
文件框, 文件架, 文件栏, 文件筐, 资料架, 书立, file rack, magazine file, desk organizer, 文件篮, 文件收纳架, 桌面收纳
档案盒, 资料盒, 文件盒, 档案箱, file box, archive box, 存档案, 归档
资料册, 文件册, 插页册, display book, 插袋文件夹, 活页文件夹, 文件簿
风琴包, 事务包, expanding file
票据夹, 账单夹, 收银夹, bill holder, 菜单夹
票据袋, 发票袋, 发票夹, receipt bag
订书机, 钉书机, 订书器, 钉书器, 订书机器, stapler, 钉子机, 装订器
订书钉, 订书针, 钉书钉, 钉书针, staple, 钉书机针, 订书机钉子, 订书钉子
长尾夹, 燕尾夹, 票夹, 凤尾夹, 黑夹子, binder clip, 黑铁夹, 铁夹子, 大铁夹子, 铁夹, 纸夹子
回形针, 曲别针, 别针, paper clip, 万字夹, 曲形针
图钉, 按钉, 工字钉, 大头针, push pin, thumbtack, 摁钉, 揿钉
打孔机, 打孔器, 打洞机, hole punch, puncher, 打孔, 打洞
剪刀, 剪子, scissors, 剪纸
美工刀, 裁纸刀, 壁纸刀, 介刀, 墙纸刀, 小刀, utility knife, box cutter, cutter, knife, 刻刀, 开箱刀, 拆箱刀, 刀片刀, 界刀, 裁纸, 开箱
固体胶, 胶棒, 固体胶棒, 口红胶, glue stick, glue, 胶条, 唇膏胶
胶水, 液体胶, 液体胶水, 白胶, glue
透明胶带, 透明胶, 文具胶带, 胶布, 胶带, tape, scotch tape, adhesive tape, clear tape, 透明胶布, 细胶带, 封口胶
双面胶, 双面胶带, 双面胶布, 双面贴, double sided tape
直尺, 钢尺, 尺子, 钢直尺, ruler, 格尺, 铁尺, 钢板尺
套尺, 三角板, 三角尺, set square
计算器, 计算机器, 算账器, calculator, 算数器, 财务计算器
凭证纸, 空白凭证, voucher paper, 记账纸, 凭单纸
记账凭证, 金额记账凭证, accounting voucher
凭证封面, 凭证封皮, voucher cover
印台, 印泥, ink pad, stamp pad, 印盒, 红印泥, 盖章泥, 盖章
印油, 印章油, stamp ink, 盖章
印章, 图章, 日期章, 回墨印, stamp, seal, 戳子, 章子, 日期戳
收据, 收款收据, 收据本, 三联收据, receipt book, 单据本, 收条
账本, 日记账, 明细账, 账簿, ledger, account book, 记账
送货单, 出库单, 入库单, 出入库单, 送货单据, delivery note, 出货单, 发货单
激光打印机, laser printer, 雷射打印机, 雷射印表机, 黑白打印机
打印机, printer, 印表机, 列印机
喷墨打印机, 墨仓打印机, inkjet printer, ink printer, 喷墨机, 彩色打印机, 彩喷, 照片打印机
多功能一体机, 打印复印一体机, 打印一体机, 复印机, 复合机, 数码复合机, 打复印一体机, 传真机, copier, photocopier, all in one printer, multifunction printer, fax machine, 打印复印扫描机, 三合一打印机, 四合一打印机, 影印机, 带传真的打印机
硒鼓, 墨粉盒, 粉盒, 晒鼓, 鼓粉盒, toner cartridge, toner, drum, 碳粉盒, 激光打印机粉盒
墨盒, 墨水盒, ink cartridge, ink, 墨匣, 打印机墨盒
墨水, 打印墨水, 补充墨水, ink bottle, ink
碳粉, 墨粉, 硒鼓粉, 加粉, toner powder, toner
色带, 色带架, ribbon, printer ribbon
碳带, 条码碳带, thermal ribbon
投影仪, 投影机, projector, 投影器, 投屏
投影幕布, 幕布, 投影幕, 投影布, projection screen, projector screen, 银幕, 投影屏幕, 投影银幕
会议平板, 智慧屏, 会议大屏, 触控一体机, 会议一体机, interactive display, smart board, conference display, 投屏
电子白板, 交互白板, interactive whiteboard
白板, 写字板, 白板架, 磁性白板, whiteboard, white board, 会议板
碎纸机, 粉碎机, 碎纸器, shredder, paper shredder, 文件粉碎机, 粉纸机, 销毁文件
塑封机, 过塑机, 过胶机, 覆膜机, laminator, 压膜机, 过膜机, 过塑
塑封膜, 过塑膜, 护卡膜, 过胶膜, laminating film, laminating pouch, 过塑纸, 塑封纸, 压膜
装订机, 胶装机, 热熔装订机, binding machine, binder machine, 打孔装订机, 标书装订机, 装订标书
考勤机, 打卡机, 打卡钟, 签到机, 指纹机, 刷脸机, attendance machine, time clock, time recorder, 人脸机, 指纹打卡机, 上班打卡机, 人脸考勤, 指纹打卡, 人脸打卡机, 上下班打卡
门禁机, 门禁, 门禁一体机, access control, 刷卡机, 门禁系统, 门口刷卡机
门禁卡, ic卡, 考勤卡, 白卡, access card, 刷卡卡片, 感应卡, 磁卡
胸卡, 工作牌, 工牌, 证件套, 胸牌, 卡套, 工作证, badge, id card holder, badge holder, name tag, 工号牌, 吊牌, 厂牌, 挂绳卡套
电话机, 座机, 固定电话, 固话, 电话, telephone, desk phone, phone, 有线电话
对讲机, 手台, 步话机, walkie talkie, intercom, two way radio, 步谈机, 手持对讲
扫描仪, 扫描机, scanner, 扫描器
高拍仪, 高拍机, document camera, 证件扫描仪
笔记本电脑, 手提电脑, 笔电, 手提, 轻薄本, 商务本, laptop, notebook computer, notebook, 笔记型电脑, 便携电脑, 手提式电脑, 办公本
台式机, 台式电脑, 电脑主机, 主机, desktop, desktop computer, pc, 桌面电脑, 主机箱, 电脑机箱
一体机, 一体电脑, 一体台式机, all in one, all in one pc, aio
电脑, 计算机, computer
显示器, 显示屏, 屏幕, 电脑屏幕, 电脑屏, monitor, display, screen, 萤幕, 荧幕, 监视器, 液晶屏, 液晶显示器, 电脑显示屏
键盘, keyboard
键鼠套装, 键鼠, 键盘鼠标套装, keyboard and mouse, keyboard mouse combo, 鼠标键盘, 鼠标键盘套装, 键盘鼠标
鼠标, 滑鼠, mouse
耳机, 耳麦, 头戴耳机, headset, headphone, earphone, earbud, 话务耳机, 头戴式耳机, 耳塞机, 客服耳机
摄像头, 网络摄像头, 电脑摄像头, webcam, web camera, camera, 视频会议摄像头, 视讯头, 直播摄像头
路由器, 无线路由, 无线路由器, 路由, wifi, router, wireless router, 无线网路由, 路由机, 上网
无线ap, 吸顶ap, access point, wireless ap
交换机, 网络交换机, 网络交换器, switch, network switch, ethernet switch, 网络分线器, 网口扩展器, 集线交换机
网线, 网络线, 双绞线, 跳线, network cable, ethernet cable, lan cable, patch cable, cat6, 网路线, 宽带线, 以太网线, 局域网线
水晶头, 网线头, 网络接头, rj45 connector, rj45, 网络水晶头, 网线接头
U盘, 闪存盘, 优盘, 闪盘, 随身盘, usb drive, flash drive, usb stick, usb flash drive, thumb drive, 随身碟, 随身盘子, 储存盘, 拇指盘, usb盘, 存资料, 拷资料
移动硬盘, 外置硬盘, 外接硬盘, portable hard drive, external hard drive, hard drive, hard disk, 行动硬碟, 移动盘, 外接盘, 存资料, 备份资料
固态硬盘, 固态盘, ssd, solid state drive, ssd硬盘, 固态硬碟
相机, 照相机, 数码相机, 微单, 单反, camera
录音笔, 录音器, 录音机, voice recorder, recorder
充电宝, 移动电源, 充电器宝, power bank, 行动电源, 充电电源, 移动充电器, 手机充电
数据线, 充电线, usb线, usb cable, data cable, charging cable, 手机线, 手机充电线, typec线, 安卓线
高清线, hdmi线, 视频线, hdmi cable, 投影线, 显示器连接线, hdmi连接线
打印机数据线, 打印线, 打印机线, printer cable
扩展坞, 拓展坞, 转接坞, docking station, dock, 拓展器, 接口扩展器, 扩展器, 扩展接口
分线器, 集线器, usb分线器, usb hub, hub, usb扩展, usb扩展器, 多口usb
转接头, 转换头, 转接器, 转换器, adapter, adaptor, converter, 转换插头, 接口转换器, 插口转换, 转接线
安全帽, 头盔, 工地帽, 安全头盔, helmet, safety helmet, hard hat, 工程帽, 工地头盔, 施工帽, 安全盔, 防砸帽, 防砸头
防护面罩, 面屏, 防护面屏, 防护面具, face shield, mask, 防溅面罩, 透明面罩, 防飞溅面罩
电焊面罩, 焊帽, 电焊帽, 焊接面罩, welding helmet, welding mask, 焊工帽, 变光面罩, 电焊头盔, 焊接防护
防撞帽, 轻型安全帽, bump cap
劳保手套, 工作手套, 防护手套, 手套, glove, work glove, safety glove, 干活手套, 工地手套, 防滑手套
棉纱手套, 线手套, 纱手套, 棉手套, 白手套, cotton glove, 尼龙手套, 纱线手套, 白线手套, 粗线手套
电焊手套, 焊工手套, 皮手套, welding glove, 焊接手套, 牛皮手套, 隔热手套, 耐高温手套
丁腈手套, 丁晴手套, nitrile glove
乳胶手套, 橡胶手套, latex glove
一次性手套, 手套, pvc手套, 塑料手套, disposable glove, 薄膜手套, 检查手套
防割手套, 手套, 防切割手套, 防刺手套, cut resistant glove
安全鞋, 劳保鞋, 防砸鞋, 工作鞋, 绝缘鞋, 电工鞋, safety shoe, safety boot, work shoe, 钢头鞋, 防滑鞋, 铁头鞋, 钢包头鞋, 安全工鞋, 防刺穿鞋, 工地鞋, 绝缘劳保鞋
劳保雨靴, 雨鞋, 水鞋, 雨靴, 胶鞋, 水靴, rain boot, rubber boot, 雨胶鞋, 高筒雨鞋, 食堂胶鞋
鞋套, 脚套, shoe cover
护目镜, 防护眼镜, 护目眼镜, 防护镜, 防护眼睛, 劳保眼镜, goggle, safety glasses, safety goggle, 防风镜, 防冲击眼镜, 防飞溅眼镜, 防雾眼镜, 安全眼镜, 风镜, 保护眼睛, 防风沙
焊接眼镜, 焊工眼镜, 电焊眼镜, 焊接护目镜, welding goggle, welding glasses, 焊接防护
洗眼器, 洗眼机, 紧急喷淋, eye wash, eyewash, 冲眼器, 紧急洗眼
洗眼液, 洗眼水, eye wash
防尘口罩, 口罩, 防护口罩, 防雾霾口罩, mask, face mask, dust mask, respirator mask, 防粉尘口罩, 工业口罩, kn95, n95, n95口罩, kn95口罩, 防霾口罩, 防粉尘, 防尘
防毒面具, 防毒面罩, 防毒口罩, gas mask, respirator, mask, 毒气面罩, 防毒半面罩, 喷漆面具, 喷漆面罩, 猪嘴面罩, 防护面具, 防毒气, 喷漆防护
滤毒盒, 滤盒, 滤毒罐, 过滤盒, filter cartridge, 面具滤芯, 活性炭盒
滤棉, 过滤棉, filter cotton
反光衣, 反光背心, 反光马甲, 反光服, 荧光衣, 安全背心, safety vest, reflective vest, hi vis vest, 安全马甲, 荧光马甲, 反光马夹, 环卫马甲, 施工马甲, 反光坎肩, 夜间施工
雨衣, 反光雨衣, raincoat, 雨披, 雨服, 防雨服
工作服, 工装, 工服, 劳保服, 厂服, 工衣, workwear, work clothes, uniform, coverall, 劳动服, 车间服, 厂装, 劳保工作服, 制服, 干活穿
防护服, 连体防护服, 隔离衣, protective suit, protective clothing, 连体服, 无尘服, 隔离服
安全带, 全身安全带, 高空安全带, 保险带, safety harness, harness, safety belt, 高空作业带, 五点式安全带, 安全绳带, 登高安全带, 高空作业
防坠器, 差速器, 速差器, 自控器, fall arrester, 防坠落器, 止坠器, 防坠落, 高空作业, 防摔
防噪耳塞, 耳塞, 隔音耳塞, 降噪耳塞, ear plug, earplug, 防噪音耳塞, 睡眠耳塞, 海绵耳塞, 隔音塞, 静音耳塞, 防噪音, 隔音, 降噪
防噪耳罩, 隔音耳罩, 耳罩, 降噪耳罩, ear muff, earmuff, 防噪音耳罩, 静音耳罩, 射击耳罩, 隔音, 降噪
耳塞分配器, 耳塞盒, earplug dispenser
螺丝刀, 改锥, 起子, 螺丝批, 旋凿, 改刀, screwdriver, 螺丝起子, 梅花批, 十字批, 一字批, 十字起, 开刀, 拧螺丝, 拧螺丝工具
电动螺丝刀, 电动起子, 电批, electric screwdriver, 电起子, 充电起子, 电螺丝刀
扳手, 板手, 扳子, wrench, spanner, 拧螺母工具, 开口扳手, 梅花扳手, 呆扳手, 扳头
内六角扳手, 内六角, 六角匙, allen key, hex key, 内六方, 六棱扳手, 艾伦扳手
扭力扳手, 扭矩扳手, torque wrench, 力矩扳手, 扭力板手, 公斤扳手
套筒扳手, 套筒, 棘轮扳手, socket wrench, socket set, 棘轮套筒, 套筒套装, 飞扳手
活动扳手, 活口扳手, 活扳手, adjustable wrench, 活络扳手, 活扳子, 万能扳手
钳子, 手钳, plier
钢丝钳, 老虎钳, 平口钳, combination plier, 克丝钳, 花腮钳, 平嘴钳
尖嘴钳, needle nose plier, 尖咀钳, 修口钳
斜口钳, 斜嘴钳, 剪钳, cutting plier, wire cutter, 偏口钳, 剪线钳, 断线钳, 剪线, 剪断
网线钳, 压线钳, 网钳, crimping tool, crimper, 夹线钳, 水晶头钳, 网络钳
剥线钳, 拨线钳, wire stripper, 剥皮钳, 扒皮钳, 剥线器
管子钳, 管钳, 水泵钳, 水管钳, pipe wrench, 水管扳手, 管子扳手
锤子, 榔头, 铁锤, 手锤, hammer, 铁榔头, 鎯头, 敲打锤
羊角锤, 起钉锤, claw hammer, 拔钉锤, 木工锤
橡胶锤, 橡皮锤, 安装锤, rubber mallet, mallet, 皮榔头, 橡皮榔头, 皮锤
电钻, 手电钻, 手枪钻, 手钻, 充电钻, drill, electric drill, power drill, cordless drill, 手枪电钻, 电动钻, 钻孔机, 打眼机, 打孔电钻, 打孔, 打洞, 钻孔, 钻墙
电锤, 电锤钻, 电镐, hammer drill, rotary hammer, 冲击电锤, 打墙钻, 电锺, 打墙, 钻墙
冲击钻, impact drill
钻头, 麻花钻, 麻花钻头, drill bit, 钻咀, 钻嘴, 钻花, 麻花钻咀
角磨机, 磨光机, 角向磨光机, 打磨机, 切割机, 砂轮机, angle grinder, grinder, 手磨机, 抛光机, 手砂轮, 磨光片机, 手持切割机, 打磨工具, 打磨, 切割
切割片, 砂轮片, 切片, 角磨片, 磨片, cutting disc, grinding wheel, 切割砂轮, 角磨机片, 切割
电动扳手, 冲击扳手, 风炮, 电扳手, impact wrench, 气动扳手, 电风炮, 冲击板手
卷尺, 钢卷尺, 盒尺, 米尺, tape measure, measuring tape, 拉尺, 圈尺, 钢盒尺, 伸缩尺, 鲁班尺, 量长度工具, 量尺寸, 量长度
皮尺, 软尺, measuring tape, 布尺, 皮卷尺, 百米尺
激光测距仪, 测距仪, 电子尺, 红外测距, laser distance meter, rangefinder, 激光尺, 红外线测距, 量房仪, 测距离, 测距器, 测距, 量距离
游标卡尺, 卡尺, 数显卡尺, caliper, vernier caliper, 电子卡尺, 千分卡尺, 卡钳尺, 量尺寸, 量直径, 测直径, 测厚度
千分尺, 螺旋测微器, 分厘卡, micrometer, 螺旋千分尺, 测厚度
水平仪, 红外线水平仪, 投线仪, 贴墙仪, 打线器, laser level, 激光打线仪, 红外水平仪, 放线仪, 标线仪, 平水仪, 测水平
水平尺, 平水尺, 靠尺, spirit level, level, 水准尺, 水泡尺, 水平泡, 测水平
螺栓, 螺丝, 螺钉, 螺丝钉, 外六角, 丝杆, bolt, screw, 螺杆, 机螺丝, 六角螺丝, 外六角螺丝
螺母, 螺帽, 六角螺母, nut, 螺丝帽, 丝帽, 锁母, 六角帽, 螺丝母, 自锁螺母
垫圈, 垫片, 平垫, 弹垫, 华司, washer, gasket, 平垫片, 弹簧垫片, 介子, 弹簧介子
膨胀螺丝, 膨胀螺栓, 拉爆, 爆炸螺丝, expansion bolt, anchor bolt, 膨胀螺钉, 胀栓, 膨胀丝, 拉爆螺栓
膨胀管, 胀塞, 胶塞, 塑料膨胀, wall plug, 塑料胀管, 胶粒, 塑料胀塞
家用工具箱, 工具箱, 工具盒, toolbox, tool box, tool case, 五金工具箱, 工具收纳箱, 铁皮工具箱
维修套装, 工具组套, 组套工具, 工具套装, 维修工具, tool set, tool kit, 修理工具, 修车工具, 维修工具箱, 五金工具套装
电工工具包, 电工包, 工具包, electrician tool bag, tool bag, 电工腰包, 电工套装
万用表, 万能表, 电工表, 数字万用表, multimeter, 电压表, 测电表, 测电压, 测电笔表, 欧姆表, 测电, 测电流, 测电阻
深沟球轴承, 轴承, 滚珠轴承, bearing, ball bearing, 弹子盘, 钢珠轴承, 培林
三角带, 三角皮带, 皮带, v带, 传动带, v belt, belt, 传动皮带, 机器皮带, 电机皮带, 马达皮带
润滑脂, 黄油, 锂基脂, 润滑油, 机油膏, grease, lubricant, 牛油, 润滑黄油, 轴承油, 轴承润滑脂, 润滑
防锈剂, 除锈剂, 松动剂, 除锈润滑剂, 防锈油, wd40, rust remover, 去锈剂, 防锈润滑剂, 生锈, 锈死
玻璃胶, 硅胶, 密封胶, 硅酮胶, 结构胶, silicone sealant, sealant, silicone, 防霉胶, 密封玻璃胶, 门窗胶, 硅胶玻璃胶, 填缝胶, 漏水, 防水密封
免钉胶, 强力胶, nail free glue, 免打孔胶, 万能胶
生料带, 生胶带, 水胶布, 密封带, ptfe tape, teflon tape, thread seal tape, 水管胶带, 水龙头胶带, 密封生料, 防水胶带, 漏水, 水管漏水
螺纹胶, 螺丝胶, 厌氧胶, 锁固剂, 螺纹锁固剂, 锁固胶, thread locker, threadlocker, 螺丝固定剂, 防松胶, 锁螺丝胶, 螺丝锁固, 防松, 防止松动
插线板, 插排, 接线板, 拖线板, 排插, 插座, 插板, 电源插座, 插盘, power strip, extension cord, socket, power socket, extension lead, 接线插座, 拖线插座, 延长线, 电插板, 插板线, 排插座, 电源接线板, 电源排插, 多孔插座, 移动插座
电缆盘, 线盘, 卷线盘, 绕线盘, cable reel, 电缆卷盘, 拖线盘, 绕线轮, 移动电缆盘
墙壁开关, 开关, 开关插座, 开关面板, 墙壁插座, wall switch, wall socket, light switch, switch, 墙插, 面板开关, 暗装开关, 电灯开关, 墙壁面板, 墙上插座, 五孔插座, 86面板
工业插头, 航空插头, 防水插头, industrial plug, 防爆插头, 三相插头, 工业插座
插头, 三脚插头, 电源插头, plug, power plug, 电插头, 三角插头, 三插头, 二三插头, 公插
电源线, 电线, 铜线, 家装电线, wire, electric wire, power cord, power cable, 主机线, 电脑电源线, 三孔电源线, 电脑线, 软线, 家用电线
电缆, 电力电缆, 电缆线, cable, 铜芯电缆, 动力电缆, 铜缆
信号线, 控制线, 屏蔽线, signal cable, 屏蔽电缆, 监控线, 视频同轴线, 同轴线
电话线, telephone line, phone cable
线槽, 走线槽, 行线槽, 布线槽, 理线槽, cable trunking, cable duct, wire duct, 压线槽, 明装线槽, 盖线槽, 走线盒, 藏线槽, 地线槽, 走线, 藏线
LED 灯管, 灯管, 日光灯, 日光灯管, 荧光灯, led灯管, 支架灯, led tube, tube light, fluorescent tube, 电棒, 光管, 日光管, 电杠, 灯棒, 光棒, 长条灯
灯泡, 球泡, 电灯泡, 节能灯, led灯泡, light bulb, bulb, led bulb, 电泡, 球泡灯, 螺口灯泡, 灯胆
灯, 照明, light, lamp, 电灯, 灯具
吸顶灯, ceiling light, ceiling lamp, 天花灯, 走廊灯, 阳台灯, 圆形灯
平板灯, 面板灯, 集成吊顶灯, panel light, 办公室灯, 吊顶灯, 格栅灯, 天花板灯
筒灯, 孔灯, 射灯, downlight, spotlight
应急灯, 应急照明灯, 停电灯, emergency light, 消防灯, 消防应急灯, 双头应急灯, 停电用, 停电照明
干电池, 碱性电池, 电池, 5号电池, 7号电池, battery, dry battery, aa battery, aaa battery, alkaline battery, 电芯, 五号电池, 七号电池, 一号电池, 遥控器电池, 一次性电池, 碱性干电池
充电电池, 镍氢电池, 可充电电池, rechargeable battery, battery, 充电式电池
锂电池, 18650, lithium battery
纽扣电池, 扣式电池, 钮扣电池, 电子表电池, button battery, coin battery, button cell, 圆形电池, 遥控钥匙电池, 汽车钥匙电池, 手表电池
手电筒, 电筒, 强光手电, 手电, flashlight, torch, 手提电筒, 照明手电, 电棒手电, 强光电筒, 夜间照明
探照灯, 矿灯, 手提灯, searchlight
头灯, 头戴灯, headlamp, head lamp, headlight, 矿工灯, 头戴矿灯, 头顶灯, 戴头灯
工作灯, 检修灯, 汽修灯, work light, 维修灯, 磁铁灯, 修车灯, 检修照明灯
投光灯, 泛光灯, floodlight, flood light, 工地灯, 户外灯, 射灯大灯, 广告灯, 厂房灯
台灯, 护眼灯, 护眼台灯, desk lamp, table lamp, 桌灯, 书桌灯, 学习灯
漏电保护断路器, 漏保, 漏电开关, 漏电保护器, 漏电断路器, 漏电保护, rccb, 漏保开关, 漏电空开, 触电保护器, 漏电保护开关
断路器, 空气开关, 空开, 微断, circuit breaker, breaker, mcb, 空气断路器, 电闸, 跳闸开关, 保险开关, 总闸
配电箱, 电箱, 强电箱, 控制箱, 基业箱, distribution box, electrical box, 电表箱, 空开箱, 开关箱, 动力箱
接触器, 交流接触器, 接触开关, contactor, 电磁开关, 磁力启动器
继电器, 热继电器, 热过载继电器, relay, 过载保护器, 热继, 电机保护器
抽纸, 面巾纸, 纸巾, 餐巾纸, 抽取式面纸, 面纸, tissue, facial tissue, tissue paper, napkin, 抽取纸, 擦脸纸, 擦嘴纸, 餐桌纸, 擦鼻涕纸, 软抽, 盒抽, 纸抽, 擦嘴, 擦脸
卷纸, 卫生纸, 厕纸, 卷筒纸, 厕所纸, 手纸, 草纸, 擦屁股纸, toilet paper, toilet roll, 卫生卷纸, 卫生间用纸, 洗手间用纸, 上厕所纸, 厕纸卷
大盘纸, 大卷纸, 大盘卫生纸, 公厕纸, jumbo roll, 大盘厕纸, 大卷卫生纸, 商用卷纸
擦手纸, 抹手纸, 干手纸, hand towel, paper towel, 擦手巾, 洗手间擦手纸, 折叠擦手纸, 干手巾, 擦手
厨房用纸, 厨房纸, 吸油纸, kitchen paper, kitchen towel, 吸水纸, 厨房纸巾
洗手液, 洗手皂液, hand soap, hand wash, liquid soap, 洗手露, 洗手水, 皂液, 洗手, 洗手用
洗洁精, 洗碗精, 餐具净, 洗涤灵, 洗碗液, 洗涤剂, dish soap, dishwashing liquid, detergent, 洗碗液体, 餐洗净, 洗碗剂, 洗盘子, 洗碗用, 去油洗洁剂, 洗洁剂, 洗碗, 洗餐具
洗衣液, 洗衣粉, 洗衣剂, laundry detergent, detergent, 洗衣服液, 衣物清洁剂, 洗衣服
洗衣凝珠, 洗衣球, laundry pod
拖把, 拖布, 墩布, 地拖, 尘推, mop, 拖地把, 地板拖, 拖地工具, 擦地拖把, 擦地
榨水车, 拖地车, 保洁车, 挤水车, mop bucket, mop wringer, 挤水桶, 拖把挤水车, 清洁车
扫把, 扫帚, 笤帚, 扫地笤帚, broom, 扫地工具, 笤把, 扫地, 扫地的, 大扫帚
簸箕, 畚箕, 撮箕, 垃圾铲, dustpan
玻璃刮, 擦窗器, 刮玻璃, 刮水器, squeegee, window cleaner, 擦玻璃, 擦玻璃工具, 擦窗户, 玻璃擦, 刮窗器, 玻璃刮刀
垃圾桶, 纸篓, 废纸篓, 垃圾篓, 垃圾筒, 垃圾箱, 果皮箱, trash can, garbage bin, dustbin, waste bin, trash bin, 垃圾筐, 字纸篓, 分类桶, 废物箱, 卫生桶, 拉圾桶, 扔垃圾, 装垃圾
垃圾袋, 塑料袋, 胶袋, trash bag, garbage bag, bin bag, bin liner, 黑袋子, 卫生袋, 废物袋, 黑色塑料袋, 环卫袋, 装垃圾
消毒液, 消毒水, 84消毒液, 八四, 漂白水, 消毒剂, disinfectant, bleach, 杀菌液, 八四消毒液, 消杀液, 次氯酸钠, 杀菌
酒精, 乙醇, 75酒精, 医用酒精, alcohol, ethanol, 消毒酒精, 酒精喷雾, 酒精消毒液, 杀菌
酒精湿巾, 消毒湿巾, 湿巾, 酒精棉片, wet wipe, alcohol wipe, disinfectant wipe, 湿纸巾, 酒精棉, 酒精片, 消毒纸巾
免洗凝胶, 免洗洗手液, 消毒凝胶, 手消, 免洗手消毒, 手消毒液, hand sanitizer, sanitizer, 免水洗手液, 消毒洗手液, 手部消毒, 手部消毒液, 消毒手, 免洗消毒液
洁厕剂, 洁厕灵, 洁厕液, 马桶清洁剂, 厕所清洁剂, 洁厕宝, 洁厕净, toilet cleaner, toilet bowl cleaner, 马桶清洗剂, 厕所除臭, 洗厕剂, 洁厕精, 便池清洁, 马桶除垢, 洗马桶, 刷马桶, 除臭
玻璃清洁剂, 玻璃水, 擦玻璃水, glass cleaner, 擦玻璃, 擦窗户, 玻璃清洗剂, 镜面清洁
地面清洁剂, 地板清洁剂, 全能清洁剂, 清洁剂, 去污剂, floor cleaner, cleaner, 拖地水, 地板水, 洗地液, 地砖清洁剂, 去油剂
尘推油, 静电吸尘剂, dust mop oil
抹布, 擦布, 毛巾抹布, 洗碗布, 清洁布, cleaning cloth, rag, microfiber cloth, cloth, 擦桌布, 擦布子, 毛巾布, 桌布抹, 清洁抹布, 擦桌子布, 擦桌子
百洁布, 洗碗海绵, 菜瓜布, scouring pad, sponge, 洗碗擦, 洗锅布, 洗碗棉, 刷碗布
钢丝球, 清洁球, 铁丝球, 钢丝绒, steel wool, 铁刷球, 洗锅球, 刷锅球, 清洁钢球
工业擦拭布, 擦拭布, 无尘布, 无尘纸, wiper, cleaning wiper, industrial wipe, 无尘擦拭布, 工业抹布纸, 擦机器布
吸油棉, 吸油毡, 吸附棉, 吸收棉, oil absorbent pad, absorbent pad, 吸油纸片, 吸油垫, 漏油吸附
擦机布, 碎布, 破布, 棉布头, rag, 工业碎布, 擦机器, 回丝
人体工学椅, 电脑椅, 办公椅, 职员椅, 转椅, 椅子, 座椅, ergonomic chair, office chair, chair, desk chair, 护腰椅, 办公转椅, 升降椅, 网椅, 人工学椅, 坐椅
会议椅, 弓形椅, 会客椅, 靠背椅, meeting chair, conference chair, chair, 开会椅, 会议室椅子
大班椅, 老板椅, 总裁椅, 经理椅, executive chair, boss chair, 皮椅, 领导椅, 真皮椅
培训椅, 折叠椅, 写字板椅, training chair, folding chair, chair, 上课椅, 带板椅, 带写字板椅子, 叠椅
电脑桌, 办公桌, 书桌, 写字台, 职员桌, 桌子, desk, office desk, computer desk, table, 办公台, 员工桌, 工作桌, 电脑台
屏风工位, 卡座, 卡位, 工位, 屏风桌, workstation, cubicle, 隔断桌, 员工位, 办公隔断, 员工工位
大班台, 老板桌, 经理桌, 主管桌, executive desk, 老板台, 领导桌, 总裁桌
会议桌, 长条桌, 会议台, 洽谈桌, 培训桌, meeting table, conference table, table, 开会桌, 长桌, 谈判桌, 会谈桌, 圆桌
升降桌, 电动升降桌, 站立办公桌, standing desk, sit stand desk, height adjustable desk, 可升降桌子, 站立桌, 站着办公桌, 自动升降桌
铁皮柜, 文件柜, 资料柜, 钢制文件柜, 档案柜, 柜子, 储物柜, filing cabinet, file cabinet, steel cabinet, cabinet, 铁柜, 铁柜子, 铁皮文件柜, 钢柜, 卷柜, 凭证柜, 铁皮箱子, 放文件, 存文件
更衣柜, 储物柜, 员工柜, 衣柜, locker, 更衣箱, 存包柜, 员工储物柜, 换衣柜, 浴室柜, 放衣服, 换衣服
密集架, 密集柜, 移动密集架, mobile shelving, compact shelving, 档案架, 档案密集柜, 手摇架
接待沙发, 沙发, 办公沙发, 会客沙发, sofa, couch, 会客椅沙发, 长沙发, 皮沙发
茶几, 边几, 角几, 茶桌, coffee table, tea table
休闲凳, 凳子, 圆凳, 板凳, 坐凳, stool, 小凳子, 矮凳
吧台椅, 高脚椅, 吧椅, 高脚凳, bar stool, bar chair, 吧凳, 高凳, 前台椅
活动柜, 矮柜, 三抽柜, 抽屉柜, 推柜, pedestal, mobile pedestal, drawer cabinet, 推柜子, 桌边柜, 桌下柜, 小推柜
书架, 书柜, 置物架, 展示架, bookshelf, bookcase, 书橱, 图书架, 资料架子, 放书
衣帽架, 挂衣架, 晾衣架, 衣架, coat rack, coat stand, 挂衣服架子, 衣服架, 立式衣架, 挂衣服
雨伞架, 伞架, umbrella stand
封箱胶带, 打包胶带, 封箱胶, 宽胶带, 胶带, 胶布, 快递胶带, packing tape, packaging tape, sealing tape, carton tape, tape, 封箱带, 打包胶, 包装胶带, 大胶带, 封箱胶布, 宽透明胶, 封箱子, 封箱, 封纸箱
牛皮纸胶带, 湿水胶带, kraft tape, 牛皮胶带, 湿水牛皮纸
缠绕膜, 拉伸膜, 打包膜, 塑料膜, pe膜, stretch film, stretch wrap, wrap film, 缠绕薄膜, 围膜, 裹膜, 托盘膜, 打包托盘
气泡膜, 泡泡膜, 气泡垫, 气泡纸, 泡沫纸, 防震膜, bubble wrap, bubble film, 泡泡纸, 防震泡泡, 防撞膜, 气泡布, 缓冲膜, 防震包装, 防震, 防摔包装
气泡袋, 气泡信封, 快递袋, 泡泡袋, bubble mailer, bubble bag
珍珠棉, 泡沫棉, epe, foam, epe foam, 泡沫垫, 发泡棉, 防震棉
纸箱, 纸盒, 包装箱, 快递箱, 搬家箱, 打包箱, 快递盒, carton, cardboard box, box, carton box, 箱子, 纸板箱, 瓦楞箱, 邮寄箱, 纸壳箱, 装货纸箱
飞机盒, 包装盒, mailer box, 邮寄盒, 服装盒, 快递飞机盒
标签纸, 不干胶, 条码纸, 贴纸, 标签, 条码标签, label, sticker, label paper, barcode label, 标贴, 粘贴标签, 打码纸, 面单纸, 二维码贴纸, 不干胶贴纸, 贴标签
条码打印机, 标签打印机, 标签机, 打标机, label printer, barcode printer, 面单打印机, 打码机, 条码机, 标签打码机, 二维码打印机, 打标签, 打印标签
热敏纸, 收银纸, 小票纸, 热敏打印纸, 收银小票, thermal paper, receipt paper, pos paper, 收款纸, 收银打印纸, 打印小票, pos机纸, 收银机纸
传真纸, fax paper
扎带, 尼龙扎带, 捆绑带, 束线带, 扎线带, cable tie, zip tie, nylon tie, 捆线带, 尼龙绳扎, 塑料扎带, 拉带, 绑扎带, 扎线, 捆线, 绑线
理线带, 魔术贴, 绑线带, velcro, velcro strap, 缠线带, 粘扣带
货架, 仓储货架, 置物架, 铁架子, 仓库架子, 层架, shelf, shelving, storage rack, warehouse rack, rack, 仓库架, 铁货架, 储物架, 置物货架, 库房架子, 重型货架, 角钢架, 放货
周转箱, 物流箱, 胶箱, 塑料箱, 塑料筐, 周转筐, 收纳箱, turnover box, plastic crate, crate, plastic box, 塑胶箱, 塑料周转筐, 中转箱, 胶框, 胶筐, 储物箱, 整理箱
零件盒, 物料盒, 螺丝盒, 元件盒, parts bin, parts box, 螺丝收纳盒, 配件盒, 五金盒
托盘, 栈板, 卡板, 地台板, 垫板, 垫仓板, pallet, 地台, 叉车板, 托板, 货板, 塑料卡板, 叉车托盘
手推车, 推车, 平板车, 拉货车, 小推车, 板车, trolley, hand truck, cart, platform truck, hand cart, 拉货小车, 搬运小车, 四轮车, 平板推车, 拉车, 小拖车, 搬货车, 搬货, 拉货, 搬运
行李车, 拉杆车, 老虎车, luggage cart, 小拉车, 买菜车, 手拉车, 折叠拉车
液压车, 地牛, 搬运车, 手动叉车, 叉车, 托盘车, 手动液压车, pallet truck, pallet jack, forklift, 油压车, 液压叉车, 牛车, 手动搬运车, 拖板车, 拉托盘车, 搬托盘
升降平台车, 平台车, 升降台, lift table, 升降车
登高梯, 梯子, 人字梯, 折叠梯, 铝梯, 扶梯, 爬梯, ladder, step ladder, 登高作业, 楼梯凳, 合梯, 步梯, 梯凳, 登高, 爬高
打包带, 捆扎带, 包装带, 塑钢带, 打包绳, strapping, packing strap, strapping band, 捆箱带, 捆纸箱, 打包条, 机用带, 塑料打包带, 捆货带, 捆扎, 捆货
打包扣, 铁皮扣, strapping buckle, strapping seal
打包机, 捆扎机, strapping machine, packing machine, 捆包机, 打带机, 扎箱机, 捆箱机
封箱器, 胶带座, 切割器, 胶带切割器, 封箱机, 胶纸座, tape dispenser, tape cutter, 胶带机, 胶布座, 胶带器, 切胶带器, 打包器, 胶带切割机
灭火器, 灭火瓶, 干粉灭火器, 消防器, 灭火筒, fire extinguisher, 灭火瓶子, 消防瓶, 灭火罐, 泡沫灭火器, 消防灭火器, 灭火, 救火
消防箱, 灭火器箱, 消火栓箱, 消防栓箱, 消防柜, fire box, fire cabinet, hydrant box, 灭火器柜, 灭火器放置箱, 消防器材柜
消防水带, 水带, 消防带, fire hose, 消防水管, 水龙带, 消防管
灭火毯, 防火毯, 消防毯, fire blanket, 灭火布, 阻火毯, 厨房灭火毯, 灭火
防火布, 阻燃布, 电焊布, welding blanket
应急包, 急救包, 应急箱, 逃生包, 救援包, 应急救援包, emergency kit, 防灾包, 地震包, 应急救护包, 应急物资包, 急救用品包
急救箱, 药箱, 医药箱, 医疗箱, first aid kit, 急救盒, 医用箱, 医疗急救箱, 药品箱, 急救药箱
逃生面具, 防烟面具, 自救呼吸器, 消防面具, 防烟面罩, escape hood, escape mask, smoke mask, 防火面具, 火灾面罩, 防烟口罩, 火灾逃生面具, 过滤式呼吸器, 逃生
空气呼吸器, 呼吸器, breathing apparatus
逃生绳, 缓降器, 安全绳, 救生绳, escape rope, safety rope, 逃生缓降器, 救援绳, 消防绳, 逃生
疏散标志, 安全出口, 疏散指示牌, 安全出口灯, 疏散指示灯, 指示灯, exit sign, evacuation sign, 逃生指示牌, 应急出口, 出口灯, 安全出口牌, 逃生标志, 安全通道灯
摄像机, 监控头, 监控摄像头, 监控, 监控器, 探头, security camera, cctv camera, surveillance camera, ip camera, camera, 摄像探头, 安防摄像头, 监控探头, 监控相机, 电子眼, 看家摄像头, 安防监控
录像机, 硬盘录像机, 监控主机, nvr, video recorder, 监控录像机, 网络录像机, 监控存储主机, 硬盘机
监控硬盘, 监控级硬盘, surveillance hard drive, hard drive, hard disk, 监控盘
存储卡, 内存卡, tf卡, sd卡, 储存卡, memory card, sd card, tf card, 手机内存卡, 闪存卡
警示牌, 标识牌, 标志牌, 警告牌, 告示牌, 提示牌, 安全标识, warning sign, sign, safety sign, 警示标志, 安全标牌, 标语牌, 标示牌, 安全牌, 危险标志, 提示标牌
路锥, 雪糕筒, 反光锥, 锥桶, 交通锥, 路障, 锥形桶, traffic cone, cone, road cone, 交通路锥, 安全锥, 锥筒, 三角锥, 道路隔离墩, 围挡, 占车位
警示柱, 防撞柱, 弹力柱, 停车桩, bollard, 反光柱, 防护桩, 隔离柱, 挡车桩
隔离带, 警戒线, 警示带, 警戒带, 隔离线, 警示线, caution tape, barrier tape, warning tape, 警示隔离带, 拦截带, 警界线, 围挡带, 拦人
划线胶带, 警示胶带, 地板胶带, 斑马胶带, 定位胶带, floor marking tape, 地面胶带, 5s胶带, 地标线, 画线胶带, 地标贴, 斑马线胶带, 地面划线
伸缩隔离带, 一米线, 隔离栏, 排队栏, queue barrier, stanchion, 排队隔离带, 礼宾杆, 排队栏杆, 围栏带, 隔离杆
挂锁, 锁头, 锁具, 锁, padlock, lock, 铜锁, 门锁头, 柜子锁, 锁柜子, 锁门
密码锁, 密码挂锁, combination lock, 数字锁, 转盘锁, 密码挂锁头
智能门锁, 指纹锁, 电子锁, 密码门锁, 门锁, smart lock, door lock, fingerprint lock, 防盗门锁, 人脸门锁, 刷脸锁, 玻璃门锁, 锁门
钥匙箱, 钥匙盒, 钥匙柜, key box, key cabinet, 放钥匙, 钥匙收纳, 钥匙架, 存钥匙
保险箱, 保险柜, 保管箱, safe, safe box, 夹万, 小保险箱, 密码柜, 存钱柜, 保密柜, 存现金, 放现金
速溶咖啡, 咖啡, 咖啡粉, coffee, instant coffee, 三合一咖啡, 即溶咖啡, 咖啡条, 冲泡咖啡, 提神
咖啡豆, coffee bean, coffee
挂耳咖啡, 滤挂咖啡, drip coffee, 手冲咖啡, 滤泡咖啡
奶精, 植脂末, 咖啡伴侣, 奶球, 奶油球, creamer, coffee creamer, 咖啡伴侣粉, 植脂奶
糖包, 白砂糖, 白糖, 砂糖, sugar, 咖啡糖, 小糖包, 白糖包
绿茶, 龙井, green tea, tea
红茶, black tea, tea
袋泡茶, 茶包, tea bag, teabag, tea, 茶叶包
茶叶, 茶, tea
奶茶, 奶茶粉, milk tea
瓶装水, 矿泉水, 纯净水, 饮用水, 小瓶水, 会议用水, water, bottled water, mineral water, drinking water, 小瓶装水, 开会水, 会议水, 瓶水, 纯净饮用水, 小瓶矿泉水, 喝水, 喝的水
桶装水, 大桶水, 饮用水, 水桶水, barrelled water, water, 饮水机水, 大桶矿泉水, 桶水, 饮水机用水, 喝水
苏打水, soda water
气泡水, 汽水, sparkling water
饼干, 曲奇, biscuit, cookie, cracker, 苏打饼
沙琪玛, 萨其马, 糕点, pastry
零食, 小吃, 茶歇, snack
坚果, 干果, 果仁, nut, nuts, 每日果仁, 混合坚果
瓜子, 葵花籽, 香瓜子, sunflower seed
糖果, 糖, 喜糖, 软糖, candy, sweet, 水果糖, 喜糖糖果, 酥糖
奶糖, toffee
方便面, 泡面, 桶面, 速食面, 杯面, instant noodle, noodle, 快熟面, 即食面, 碗面, 速食泡面, 饭盒面, 加班泡面, 加班吃
自热食品, 自热饭, 自热米饭, 自热锅, self heating food, self heating meal, 方便米饭, 自热速食, 加热饭, 加班吃
自热火锅, 自煮火锅, self heating hotpot
八宝粥, 粥, porridge, congee, 罐装粥, 即食粥
果汁, 橙汁, 苹果汁, juice, fruit juice, 果汁饮料, 橙子汁, 鲜榨果汁
功能饮料, 运动饮料, 提神饮料, 能量饮料, energy drink, sports drink, 电解质水, 提神水, 维生素饮料, 抗疲劳饮料, 提神
饮料, beverage, drink
纯牛奶, 牛奶, 鲜奶, 奶, milk, 盒装牛奶, 常温奶, 全脂奶
烧杯, 量杯, beaker, 玻璃杯量杯, 实验杯, 刻度杯
锥形瓶, 三角瓶, 三角烧瓶, 烧瓶, flask, erlenmeyer flask, 三角玻璃瓶, 锥形烧瓶
试管, 培养管, test tube
试管架, test tube rack
量筒, measuring cylinder, graduated cylinder, 量桶, 刻度量筒, 带刻度筒
容量瓶, volumetric flask, 定容瓶
移液器吸头, 枪头, 吸头, 吸嘴, tip枪头, pipette tip, 移液枪头, 加样头, 吸液头, 移液吸头, 移液枪吸头
移液器, 移液枪, 加样枪, 移液管, pipette, 加样器, 微量移液器, 取液器, 取液, 吸液体
离心管, ep管, centrifuge tube, 离心试管, 离心瓶
冻存管, cryo tube, cryovial, 冷冻管, 冻存瓶
滤纸, 过滤纸, filter paper, 实验滤纸, 圆形滤纸, 过滤用纸, 过滤
试纸, ph试纸, 石蕊试纸, test paper, ph paper, 酸碱试纸, 酸碱度试纸, ph纸, 测酸碱度, 测酸碱, 测ph
电子天平, 天平, 分析天平, 电子秤天平, balance, electronic balance, analytical balance, 精密天平, 实验室天平, 称重天平, 精密秤, 称药品
砝码, weight, calibration weight, 秤砣, 校准砝码
台秤, 电子秤, 磅秤, 地磅, 计重秤, 秤, scale, weighing scale, electronic scale, 地秤, 台称, 电子台称, 落地秤, 称重秤, 工业秤, 计价秤, 称货
手提秤, 挂钩秤, 弹簧秤, 行李秤, luggage scale, 吊秤, 手拎秤, 便携秤, 快递秤, 称快递
缓冲液, 缓冲溶液, buffer, buffer solution, 校正液, ph校准液
指示剂, 指示液, indicator
标准溶液, 标准液, 标液, 滴定液, 标样, standard solution
酸度计, ph计, ph仪, 酸碱计, ph测试仪, ph meter, 酸碱度计, 酸碱度仪, 测ph仪, 测酸碱度, 酸碱仪, 测ph
ph笔, 测试笔, ph测试笔, 水质笔, ph tester
温湿度计, 温度计, 湿度计, 温湿度表, thermometer, hygrometer, 干湿计, 气温计, 测温度, 温度表, 测湿度, 测湿, 量湿度
测温枪, 测温仪, 红外测温仪, 额温枪, 红外线测温, infrared thermometer, temperature gun, 温度枪, 点温枪, 测温度, 量温度, 体温枪, 测温, 测体温
显微镜, microscope, 放大仪, 电子放大镜, 电路板放大镜, 看细胞, 看细菌
放大镜, 扩大镜, magnifier, magnifying glass
无线, wireless, cordless, 蓝牙无线
有线, wired
黑色, black
白色, white
红色, red
蓝色, blue
绿色, green
黄色, yellow
灰色, gray, grey
不锈钢, stainless steel
塑料, plastic
一次性, disposable
激光, laser, 雷射
彩色, color, colour
静音, silent
大号, large
小号, small
充电式, rechargeable
防水, waterproof
电动, electric
xxl, 2xl
xxxl, 3xl
`;

export const synonymGroups: string[][] = groups
  .trim()
  .split('\n')
  .map((line) => [...new Set(line.split(',').map((word) => word.trim()))]);
