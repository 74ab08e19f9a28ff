-- Buttons have become functions: the built-in roles of a customer from before get theirs.
UPDATE "role" SET "functions" = "functions" || array['order/myOrder/buy', 'order/myOrder/pay', 'order/myOrder/cancel', 'order/myOrder/receive', 'order/myOrder/attach', 'kamUser/receiveAddress/edit'] WHERE "built_in" AND "name" IN ('企业管理员', '采购员');--> statement-breakpoint
UPDATE "role" SET "functions" = "functions" || array['order/myOrder/pay'] WHERE "built_in" AND "name" = '财务';--> statement-breakpoint
UPDATE "role" SET "functions" = "functions" || array['order/myOrder/receive', 'kamUser/receiveAddress/edit'] WHERE "built_in" AND "name" = '收货员';
