/**
 * What buyers call the same thing, in Chinese and English: a group on each line. A wide word such as `mask` stands in
 * several groups: it finds what they hold, while none of their words finds it.
 */
const groups = `
复印纸, 打印纸, 办公用纸, 白纸, 静电复印纸, copy paper, printer paper, printing paper, a4 paper, paper
彩色纸, 彩纸, 卡纸, 手工纸, 色纸, color paper, colored paper, paper
笔记本, 记事本, 本子, 笔记簿, 工作本, notebook, notepad, journal, exercise book
便利贴, 便签, 便签纸, 便条纸, 报事贴, 告示贴, 百事贴, n次贴, sticky note, post it, memo pad
索引贴, 标签贴, 指示贴, index tab
信封, envelope
档案袋, 文件袋, 牛皮纸袋, document bag, kraft envelope
中性笔, 签字笔, 水笔, 水性笔, 碳素笔, 黑笔, pen, gel pen, ballpoint pen, signature pen
替芯, 笔芯, 笔心, refill, pen refill
白板笔, whiteboard marker, whiteboard pen
记号笔, 马克笔, 大头笔, 油性笔, marker, marker pen, permanent marker
荧光笔, 标记笔, 划重点笔, highlighter
油漆笔, 补漆笔, paint marker
铅笔, pencil
自动铅笔, 活动铅笔, mechanical pencil
修正带, 涂改带, 改正带, 修改带, 涂改液, correction tape
文件夹, 资料夹, 档案夹, folder, file folder, binder, clipboard
抽杆夹, 报告夹, 拉杆夹, report cover
快劳夹, 孔夹, 拱形夹, lever arch file, ring binder
文件框, 文件架, 文件栏, 文件筐, 资料架, 书立, file rack, magazine file, desk organizer
档案盒, 资料盒, 文件盒, 档案箱, file box, archive box
资料册, 文件册, 插页册, display book
风琴包, 事务包, expanding file
票据夹, 账单夹, 收银夹, bill holder
票据袋, 发票袋, 发票夹, receipt bag
订书机, 钉书机, 订书器, 钉书器, 订书机器, stapler
订书钉, 订书针, 钉书钉, 钉书针, staple
长尾夹, 燕尾夹, 票夹, 凤尾夹, 黑夹子, binder clip
回形针, 曲别针, 别针, paper clip
图钉, 按钉, 工字钉, 大头针, push pin, thumbtack
打孔机, 打孔器, 打洞机, hole punch, puncher
剪刀, 剪子, scissors
美工刀, 裁纸刀, 壁纸刀, 介刀, 墙纸刀, 小刀, utility knife, box cutter, cutter, knife
固体胶, 胶棒, 固体胶棒, 口红胶, glue stick, glue
胶水, 液体胶, 液体胶水, 白胶, glue
透明胶带, 透明胶, 文具胶带, 胶布, 胶带, tape, scotch tape, adhesive tape, clear tape
双面胶, 双面胶带, 双面胶布, 双面贴, double sided tape
直尺, 钢尺, 尺子, 钢直尺, ruler
套尺, 三角板, 三角尺, set square
计算器, 计算机器, 算账器, calculator
凭证纸, 空白凭证, voucher paper
记账凭证, 金额记账凭证, accounting voucher
凭证封面, 凭证封皮, voucher cover
印台, 印泥, ink pad, stamp pad
印油, 印章油, stamp ink
印章, 图章, 日期章, 回墨印, stamp, seal
收据, 收款收据, 收据本, 三联收据, receipt book
账本, 日记账, 明细账, 账簿, ledger, account book
送货单, 出库单, 入库单, 出入库单, 送货单据, delivery note
激光打印机, laser printer
打印机, printer
喷墨打印机, 墨仓打印机, inkjet printer, ink printer
多功能一体机, 打印复印一体机, 打印一体机, 复印机, 复合机, 数码复合机, 打复印一体机, 传真机, copier, photocopier, all in one printer, multifunction printer, fax machine
硒鼓, 墨粉盒, 粉盒, 晒鼓, 鼓粉盒, toner cartridge, toner, drum
墨盒, 墨水盒, ink cartridge, ink
墨水, 打印墨水, 补充墨水, ink bottle, ink
碳粉, 墨粉, 硒鼓粉, 加粉, toner powder, toner
色带, 色带架, ribbon, printer ribbon
碳带, 条码碳带, thermal ribbon
投影仪, 投影机, projector
投影幕布, 幕布, 投影幕, 投影布, projection screen, projector screen
会议平板, 智慧屏, 会议大屏, 触控一体机, 会议一体机, interactive display, smart board, conference display
电子白板, 交互白板, interactive whiteboard
白板, 写字板, 白板架, 磁性白板, whiteboard, white board
碎纸机, 粉碎机, 碎纸器, shredder, paper shredder
塑封机, 过塑机, 过胶机, 覆膜机, laminator
塑封膜, 过塑膜, 护卡膜, 过胶膜, laminating film, laminating pouch
装订机, 胶装机, 热熔装订机, binding machine, binder machine
考勤机, 打卡机, 打卡钟, 签到机, 指纹机, 刷脸机, attendance machine, time clock, time recorder
门禁机, 门禁, 门禁一体机, access control
门禁卡, ic卡, 考勤卡, 白卡, access card
胸卡, 工作牌, 工牌, 证件套, 胸牌, 卡套, 工作证, badge, id card holder, badge holder, name tag
电话机, 座机, 固定电话, 固话, 电话, telephone, desk phone, phone
对讲机, 手台, 步话机, walkie talkie, intercom, two way radio
扫描仪, 扫描机, scanner
高拍仪, 高拍机, document camera
笔记本电脑, 手提电脑, 笔电, 手提, 轻薄本, 商务本, laptop, notebook computer, notebook
台式机, 台式电脑, 电脑主机, 主机, desktop, desktop computer, pc
一体机, 一体电脑, 一体台式机, all in one, all in one pc, aio
电脑, 计算机, computer
显示器, 显示屏, 屏幕, 电脑屏幕, 电脑屏, monitor, display, screen
键盘, keyboard
键鼠套装, 键鼠, 键盘鼠标套装, keyboard and mouse, keyboard mouse combo
鼠标, 滑鼠, mouse
耳机, 耳麦, 头戴耳机, headset, headphone, earphone, earbud
摄像头, 网络摄像头, 电脑摄像头, webcam, web camera, camera
路由器, 无线路由, 无线路由器, 路由, wifi, router, wireless router
无线ap, 吸顶ap, access point, wireless ap
交换机, 网络交换机, 网络交换器, switch, network switch, ethernet switch
网线, 网络线, 双绞线, 跳线, network cable, ethernet cable, lan cable, patch cable, cat6
水晶头, 网线头, 网络接头, rj45 connector
U盘, 闪存盘, 优盘, 闪盘, 随身盘, usb drive, flash drive, usb stick, usb flash drive, thumb drive
移动硬盘, 外置硬盘, 外接硬盘, portable hard drive, external hard drive, hard drive, hard disk
固态硬盘, 固态盘, ssd, solid state drive
相机, 照相机, 数码相机, 微单, 单反, camera
录音笔, 录音器, 录音机, voice recorder, recorder
充电宝, 移动电源, 充电器宝, power bank
数据线, 充电线, usb线, usb cable, data cable, charging cable
高清线, hdmi线, 视频线, hdmi cable
打印机数据线, 打印线, 打印机线, printer cable
扩展坞, 拓展坞, 转接坞, docking station, dock
分线器, 集线器, usb分线器, usb hub, hub
转接头, 转换头, 转接器, 转换器, adapter, adaptor, converter
安全帽, 头盔, 工地帽, 安全头盔, helmet, safety helmet, hard hat
防护面罩, 面屏, 防护面屏, 防护面具, face shield, mask
电焊面罩, 焊帽, 电焊帽, 焊接面罩, welding helmet, welding mask
防撞帽, 轻型安全帽, bump cap
劳保手套, 工作手套, 防护手套, 手套, glove, work glove, safety glove
棉纱手套, 线手套, 纱手套, 棉手套, 白手套, cotton glove
电焊手套, 焊工手套, 皮手套, welding glove
丁腈手套, 丁晴手套, nitrile glove
乳胶手套, 橡胶手套, latex glove
一次性手套, 手套, pvc手套, 塑料手套, disposable glove
防割手套, 手套, 防切割手套, 防刺手套, cut resistant glove
安全鞋, 劳保鞋, 防砸鞋, 工作鞋, 绝缘鞋, 电工鞋, safety shoe, safety boot, work shoe
劳保雨靴, 雨鞋, 水鞋, 雨靴, 胶鞋, 水靴, rain boot, rubber boot
鞋套, 脚套, shoe cover
护目镜, 防护眼镜, 护目眼镜, 防护镜, 防护眼睛, 劳保眼镜, goggle, safety glasses, safety goggle
焊接眼镜, 焊工眼镜, 电焊眼镜, 焊接护目镜, welding goggle, welding glasses
洗眼器, 洗眼机, 紧急喷淋, eye wash, eyewash
洗眼液, 洗眼水, eye wash
防尘口罩, 口罩, 防护口罩, 防雾霾口罩, mask, face mask, dust mask, respirator mask
防毒面具, 防毒面罩, 防毒口罩, gas mask, respirator, mask
滤毒盒, 滤盒, 滤毒罐, 过滤盒, filter cartridge
滤棉, 过滤棉, filter cotton
反光衣, 反光背心, 反光马甲, 反光服, 荧光衣, 安全背心, safety vest, reflective vest, hi vis vest
雨衣, 反光雨衣, raincoat
工作服, 工装, 工服, 劳保服, 厂服, 工衣, workwear, work clothes, uniform, coverall
防护服, 连体防护服, 隔离衣, protective suit, protective clothing
安全带, 全身安全带, 高空安全带, 保险带, safety harness, harness, safety belt
防坠器, 差速器, 速差器, 自控器, fall arrester
防噪耳塞, 耳塞, 隔音耳塞, 降噪耳塞, ear plug, earplug
防噪耳罩, 隔音耳罩, 耳罩, 降噪耳罩, ear muff, earmuff
耳塞分配器, 耳塞盒, earplug dispenser
螺丝刀, 改锥, 起子, 螺丝批, 旋凿, 改刀, screwdriver
电动螺丝刀, 电动起子, 电批, electric screwdriver
扳手, 板手, 扳子, wrench, spanner
内六角扳手, 内六角, 六角匙, allen key, hex key
扭力扳手, 扭矩扳手, torque wrench
套筒扳手, 套筒, 棘轮扳手, socket wrench, socket set
活动扳手, 活口扳手, 活扳手, adjustable wrench
钳子, 手钳, plier
钢丝钳, 老虎钳, 平口钳, combination plier
尖嘴钳, needle nose plier
斜口钳, 斜嘴钳, 剪钳, cutting plier, wire cutter
网线钳, 压线钳, 网钳, crimping tool, crimper
剥线钳, 拨线钳, wire stripper
管子钳, 管钳, 水泵钳, 水管钳, pipe wrench
锤子, 榔头, 铁锤, 手锤, hammer
羊角锤, 起钉锤, claw hammer
橡胶锤, 橡皮锤, 安装锤, rubber mallet, mallet
电钻, 手电钻, 手枪钻, 手钻, 充电钻, drill, electric drill, power drill, cordless drill
电锤, 电锤钻, 电镐, hammer drill, rotary hammer
冲击钻, impact drill
钻头, 麻花钻, 麻花钻头, drill bit
角磨机, 磨光机, 角向磨光机, 打磨机, 切割机, 砂轮机, angle grinder, grinder
切割片, 砂轮片, 切片, 角磨片, 磨片, cutting disc, grinding wheel
电动扳手, 冲击扳手, 风炮, 电扳手, impact wrench
卷尺, 钢卷尺, 盒尺, 米尺, tape measure, measuring tape
皮尺, 软尺, measuring tape
激光测距仪, 测距仪, 电子尺, 红外测距, laser distance meter, rangefinder
游标卡尺, 卡尺, 数显卡尺, caliper, vernier caliper
千分尺, 螺旋测微器, 分厘卡, micrometer
水平仪, 红外线水平仪, 投线仪, 贴墙仪, 打线器, laser level
水平尺, 平水尺, 靠尺, spirit level, level
螺栓, 螺丝, 螺钉, 螺丝钉, 外六角, 丝杆, bolt, screw
螺母, 螺帽, 六角螺母, nut
垫圈, 垫片, 平垫, 弹垫, 华司, washer, gasket
膨胀螺丝, 膨胀螺栓, 拉爆, 爆炸螺丝, expansion bolt, anchor bolt
膨胀管, 胀塞, 胶塞, 塑料膨胀, wall plug
家用工具箱, 工具箱, 工具盒, toolbox, tool box, tool case
维修套装, 工具组套, 组套工具, 工具套装, 维修工具, tool set, tool kit
电工工具包, 电工包, 工具包, electrician tool bag, tool bag
万用表, 万能表, 电工表, 数字万用表, multimeter
深沟球轴承, 轴承, 滚珠轴承, bearing, ball bearing
三角带, 三角皮带, 皮带, v带, 传动带, v belt, belt
润滑脂, 黄油, 锂基脂, 润滑油, 机油膏, grease, lubricant
防锈剂, 除锈剂, 松动剂, 除锈润滑剂, 防锈油, wd40, rust remover
玻璃胶, 硅胶, 密封胶, 硅酮胶, 结构胶, silicone sealant, sealant, silicone
免钉胶, 强力胶, nail free glue
生料带, 生胶带, 水胶布, 密封带, ptfe tape, teflon tape, thread seal tape
螺纹胶, 螺丝胶, 厌氧胶, 锁固剂, 螺纹锁固剂, 锁固胶, thread locker, threadlocker
插线板, 插排, 接线板, 拖线板, 排插, 插座, 插板, 电源插座, 插盘, power strip, extension cord, socket, power socket, extension lead
电缆盘, 线盘, 卷线盘, 绕线盘, cable reel
墙壁开关, 开关, 开关插座, 开关面板, 墙壁插座, wall switch, wall socket, light switch, switch
工业插头, 航空插头, 防水插头, industrial plug
插头, 三脚插头, 电源插头, plug, power plug
电源线, 电线, 铜线, 家装电线, wire, electric wire, power cord, power cable
电缆, 电力电缆, 电缆线, cable
信号线, 控制线, 屏蔽线, signal cable
电话线, telephone line, phone cable
线槽, 走线槽, 行线槽, 布线槽, 理线槽, cable trunking, cable duct, wire duct
LED 灯管, 灯管, 日光灯, 日光灯管, 荧光灯, led灯管, 支架灯, led tube, tube light, fluorescent tube
灯泡, 球泡, 电灯泡, 节能灯, led灯泡, light bulb, bulb, led bulb
灯, 照明, light, lamp
吸顶灯, ceiling light, ceiling lamp
平板灯, 面板灯, 集成吊顶灯, panel light
筒灯, 孔灯, 射灯, downlight, spotlight
应急灯, 应急照明灯, 停电灯, emergency light
干电池, 碱性电池, 电池, 5号电池, 7号电池, battery, dry battery, aa battery, aaa battery, alkaline battery
充电电池, 镍氢电池, 可充电电池, rechargeable battery, battery
锂电池, 18650, lithium battery
纽扣电池, 扣式电池, 钮扣电池, 电子表电池, button battery, coin battery, button cell
手电筒, 电筒, 强光手电, 手电, flashlight, torch
探照灯, 矿灯, 手提灯, searchlight
头灯, 头戴灯, headlamp, head lamp, headlight
工作灯, 检修灯, 汽修灯, work light
投光灯, 泛光灯, floodlight, flood light
台灯, 护眼灯, 护眼台灯, desk lamp, table lamp
漏电保护断路器, 漏保, 漏电开关, 漏电保护器, 漏电断路器, 漏电保护, rccb
断路器, 空气开关, 空开, 微断, circuit breaker, breaker, mcb
配电箱, 电箱, 强电箱, 控制箱, 基业箱, distribution box, electrical box
接触器, 交流接触器, 接触开关, contactor
继电器, 热继电器, 热过载继电器, relay
抽纸, 面巾纸, 纸巾, 餐巾纸, 抽取式面纸, 面纸, tissue, facial tissue, tissue paper, napkin
卷纸, 卫生纸, 厕纸, 卷筒纸, 厕所纸, 手纸, 草纸, 擦屁股纸, toilet paper, toilet roll
大盘纸, 大卷纸, 大盘卫生纸, 公厕纸, jumbo roll
擦手纸, 抹手纸, 干手纸, hand towel, paper towel
厨房用纸, 厨房纸, 吸油纸, kitchen paper, kitchen towel
洗手液, 洗手皂液, hand soap, hand wash, liquid soap
洗洁精, 洗碗精, 餐具净, 洗涤灵, 洗碗液, 洗涤剂, dish soap, dishwashing liquid, detergent
洗衣液, 洗衣粉, 洗衣剂, laundry detergent, detergent
洗衣凝珠, 洗衣球, laundry pod
拖把, 拖布, 墩布, 地拖, 尘推, mop
榨水车, 拖地车, 保洁车, 挤水车, mop bucket, mop wringer
扫把, 扫帚, 笤帚, 扫地笤帚, broom
簸箕, 畚箕, 撮箕, 垃圾铲, dustpan
玻璃刮, 擦窗器, 刮玻璃, 刮水器, squeegee, window cleaner
垃圾桶, 纸篓, 废纸篓, 垃圾篓, 垃圾筒, 垃圾箱, 果皮箱, trash can, garbage bin, dustbin, waste bin, trash bin
垃圾袋, 塑料袋, 胶袋, trash bag, garbage bag, bin bag, bin liner
消毒液, 消毒水, 84消毒液, 八四, 漂白水, 消毒剂, disinfectant, bleach
酒精, 乙醇, 75酒精, 医用酒精, alcohol, ethanol
酒精湿巾, 消毒湿巾, 湿巾, 酒精棉片, wet wipe, alcohol wipe, disinfectant wipe
免洗凝胶, 免洗洗手液, 消毒凝胶, 手消, 免洗手消毒, 手消毒液, hand sanitizer, sanitizer
洁厕剂, 洁厕灵, 洁厕液, 马桶清洁剂, 厕所清洁剂, 洁厕宝, 洁厕净, toilet cleaner, toilet bowl cleaner
玻璃清洁剂, 玻璃水, 擦玻璃水, glass cleaner
地面清洁剂, 地板清洁剂, 全能清洁剂, 清洁剂, 去污剂, floor cleaner, cleaner
尘推油, 静电吸尘剂, dust mop oil
抹布, 擦布, 毛巾抹布, 洗碗布, 清洁布, cleaning cloth, rag, microfiber cloth, cloth
百洁布, 洗碗海绵, 菜瓜布, scouring pad, sponge
钢丝球, 清洁球, 铁丝球, 钢丝绒, steel wool
工业擦拭布, 擦拭布, 无尘布, 无尘纸, wiper, cleaning wiper, industrial wipe
吸油棉, 吸油毡, 吸附棉, 吸收棉, oil absorbent pad, absorbent pad
擦机布, 碎布, 破布, 棉布头, rag
人体工学椅, 电脑椅, 办公椅, 职员椅, 转椅, 椅子, 座椅, ergonomic chair, office chair, chair, desk chair
会议椅, 弓形椅, 会客椅, 靠背椅, meeting chair, conference chair, chair
大班椅, 老板椅, 总裁椅, 经理椅, executive chair, boss chair
培训椅, 折叠椅, 写字板椅, training chair, folding chair, chair
电脑桌, 办公桌, 书桌, 写字台, 职员桌, 桌子, desk, office desk, computer desk, table
屏风工位, 卡座, 卡位, 工位, 屏风桌, workstation, cubicle
大班台, 老板桌, 经理桌, 主管桌, executive desk
会议桌, 长条桌, 会议台, 洽谈桌, 培训桌, meeting table, conference table, table
升降桌, 电动升降桌, 站立办公桌, standing desk, sit stand desk, height adjustable desk
铁皮柜, 文件柜, 资料柜, 钢制文件柜, 档案柜, 柜子, 储物柜, filing cabinet, file cabinet, steel cabinet, cabinet
更衣柜, 储物柜, 员工柜, 衣柜, locker
密集架, 密集柜, 移动密集架, mobile shelving, compact shelving
接待沙发, 沙发, 办公沙发, 会客沙发, sofa, couch
茶几, 边几, 角几, 茶桌, coffee table, tea table
休闲凳, 凳子, 圆凳, 板凳, 坐凳, stool
吧台椅, 高脚椅, 吧椅, 高脚凳, bar stool, bar chair
活动柜, 矮柜, 三抽柜, 抽屉柜, 推柜, pedestal, mobile pedestal, drawer cabinet
书架, 书柜, 置物架, 展示架, bookshelf, bookcase
衣帽架, 挂衣架, 晾衣架, 衣架, coat rack, coat stand
雨伞架, 伞架, umbrella stand
封箱胶带, 打包胶带, 封箱胶, 宽胶带, 胶带, 胶布, 快递胶带, packing tape, packaging tape, sealing tape, carton tape, tape
牛皮纸胶带, 湿水胶带, kraft tape
缠绕膜, 拉伸膜, 打包膜, 塑料膜, pe膜, stretch film, stretch wrap, wrap film
气泡膜, 泡泡膜, 气泡垫, 气泡纸, 泡沫纸, 防震膜, bubble wrap, bubble film
气泡袋, 气泡信封, 快递袋, 泡泡袋, bubble mailer, bubble bag
珍珠棉, 泡沫棉, epe, foam, epe foam
纸箱, 纸盒, 包装箱, 快递箱, 搬家箱, 打包箱, 快递盒, carton, cardboard box, box, carton box
飞机盒, 包装盒, mailer box
标签纸, 不干胶, 条码纸, 贴纸, 标签, 条码标签, label, sticker, label paper, barcode label
条码打印机, 标签打印机, 标签机, 打标机, label printer, barcode printer
热敏纸, 收银纸, 小票纸, 热敏打印纸, 收银小票, thermal paper, receipt paper, pos paper
传真纸, fax paper
扎带, 尼龙扎带, 捆绑带, 束线带, 扎线带, cable tie, zip tie, nylon tie
理线带, 魔术贴, 绑线带, velcro, velcro strap
货架, 仓储货架, 置物架, 铁架子, 仓库架子, 层架, shelf, shelving, storage rack, warehouse rack, rack
周转箱, 物流箱, 胶箱, 塑料箱, 塑料筐, 周转筐, 收纳箱, turnover box, plastic crate, crate, plastic box
零件盒, 物料盒, 螺丝盒, 元件盒, parts bin, parts box
托盘, 栈板, 卡板, 地台板, 垫板, 垫仓板, pallet
手推车, 推车, 平板车, 拉货车, 小推车, 板车, trolley, hand truck, cart, platform truck, hand cart
行李车, 拉杆车, 老虎车, luggage cart
液压车, 地牛, 搬运车, 手动叉车, 叉车, 托盘车, 手动液压车, pallet truck, pallet jack, forklift
升降平台车, 平台车, 升降台, lift table
登高梯, 梯子, 人字梯, 折叠梯, 铝梯, 扶梯, 爬梯, ladder, step ladder
打包带, 捆扎带, 包装带, 塑钢带, 打包绳, strapping, packing strap, strapping band
打包扣, 铁皮扣, strapping buckle, strapping seal
打包机, 捆扎机, strapping machine, packing machine
封箱器, 胶带座, 切割器, 胶带切割器, 封箱机, 胶纸座, tape dispenser, tape cutter
灭火器, 灭火瓶, 干粉灭火器, 消防器, 灭火筒, fire extinguisher
消防箱, 灭火器箱, 消火栓箱, 消防栓箱, 消防柜, fire box, fire cabinet, hydrant box
消防水带, 水带, 消防带, fire hose
灭火毯, 防火毯, 消防毯, fire blanket
防火布, 阻燃布, 电焊布, welding blanket
应急包, 急救包, 应急箱, 逃生包, 救援包, 应急救援包, emergency kit
急救箱, 药箱, 医药箱, 医疗箱, first aid kit
逃生面具, 防烟面具, 自救呼吸器, 消防面具, 防烟面罩, escape hood, escape mask, smoke mask
空气呼吸器, 呼吸器, breathing apparatus
逃生绳, 缓降器, 安全绳, 救生绳, escape rope, safety rope
疏散标志, 安全出口, 疏散指示牌, 安全出口灯, 疏散指示灯, 指示灯, exit sign, evacuation sign
摄像机, 监控头, 监控摄像头, 监控, 监控器, 探头, security camera, cctv camera, surveillance camera, ip camera, camera
录像机, 硬盘录像机, 监控主机, nvr, video recorder
监控硬盘, 监控级硬盘, surveillance hard drive, hard drive, hard disk
存储卡, 内存卡, tf卡, sd卡, 储存卡, memory card, sd card, tf card
警示牌, 标识牌, 标志牌, 警告牌, 告示牌, 提示牌, 安全标识, warning sign, sign, safety sign
路锥, 雪糕筒, 反光锥, 锥桶, 交通锥, 路障, 锥形桶, traffic cone, cone, road cone
警示柱, 防撞柱, 弹力柱, 停车桩, bollard
隔离带, 警戒线, 警示带, 警戒带, 隔离线, 警示线, caution tape, barrier tape, warning tape
划线胶带, 警示胶带, 地板胶带, 斑马胶带, 定位胶带, floor marking tape
伸缩隔离带, 一米线, 隔离栏, 排队栏, queue barrier, stanchion
挂锁, 锁头, 锁具, 锁, padlock, lock
密码锁, 密码挂锁, combination lock
智能门锁, 指纹锁, 电子锁, 密码门锁, 门锁, smart lock, door lock, fingerprint lock
钥匙箱, 钥匙盒, 钥匙柜, key box, key cabinet
保险箱, 保险柜, 保管箱, safe, safe box
速溶咖啡, 咖啡, 咖啡粉, coffee, instant coffee
咖啡豆, coffee bean, coffee
挂耳咖啡, 滤挂咖啡, drip coffee
奶精, 植脂末, 咖啡伴侣, 奶球, 奶油球, creamer, coffee creamer
糖包, 白砂糖, 白糖, 砂糖, sugar
绿茶, 龙井, green tea, tea
红茶, black tea, tea
袋泡茶, 茶包, tea bag, teabag, tea
茶叶, 茶, tea
奶茶, 奶茶粉, milk tea
瓶装水, 矿泉水, 纯净水, 饮用水, 小瓶水, 会议用水, water, bottled water, mineral water, drinking water
桶装水, 大桶水, 饮用水, 水桶水, barrelled water, water
苏打水, soda water
气泡水, 汽水, sparkling water
饼干, 曲奇, biscuit, cookie, cracker
沙琪玛, 萨其马, 糕点, pastry
零食, 小吃, 茶歇, snack
坚果, 干果, 果仁, nut, nuts
瓜子, 葵花籽, 香瓜子, sunflower seed
糖果, 糖, 喜糖, 软糖, candy, sweet
奶糖, toffee
方便面, 泡面, 桶面, 速食面, 杯面, instant noodle, noodle
自热食品, 自热饭, 自热米饭, 自热锅, self heating food, self heating meal
自热火锅, 自煮火锅, self heating hotpot
八宝粥, 粥, porridge, congee
果汁, 橙汁, 苹果汁, juice, fruit juice
功能饮料, 运动饮料, 提神饮料, 能量饮料, energy drink, sports drink
饮料, beverage, drink
纯牛奶, 牛奶, 鲜奶, 奶, milk
烧杯, 量杯, beaker
锥形瓶, 三角瓶, 三角烧瓶, 烧瓶, flask, erlenmeyer flask
试管, 培养管, test tube
试管架, test tube rack
量筒, measuring cylinder, graduated cylinder
容量瓶, volumetric flask
移液器吸头, 枪头, 吸头, 吸嘴, tip枪头, pipette tip
移液器, 移液枪, 加样枪, 移液管, pipette
离心管, ep管, centrifuge tube
冻存管, cryo tube, cryovial
滤纸, 过滤纸, filter paper
试纸, ph试纸, 石蕊试纸, test paper, ph paper
电子天平, 天平, 分析天平, 电子秤天平, balance, electronic balance, analytical balance
砝码, weight, calibration weight
台秤, 电子秤, 磅秤, 地磅, 计重秤, 秤, scale, weighing scale, electronic scale
手提秤, 挂钩秤, 弹簧秤, 行李秤, luggage scale
缓冲液, 缓冲溶液, buffer, buffer solution
指示剂, 指示液, indicator
标准溶液, 标准液, 标液, 滴定液, 标样, standard solution
酸度计, ph计, ph仪, 酸碱计, ph测试仪, ph meter
ph笔, 测试笔, ph测试笔, 水质笔, ph tester
温湿度计, 温度计, 湿度计, 温湿度表, thermometer, hygrometer
测温枪, 测温仪, 红外测温仪, 额温枪, 红外线测温, infrared thermometer, temperature gun
显微镜, microscope
放大镜, 扩大镜, magnifier, magnifying glass
无线, wireless, cordless
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
激光, laser
彩色, color, colour
静音, silent
大号, large
小号, small
充电式, rechargeable
防水, waterproof
电动, electric
`;

export const synonymGroups: string[][] = groups
  .trim()
  .split('\n')
  .map((line) => [...new Set(line.split(',').map((word) => word.trim()))]);
