import type { Texts } from "./en.ts";

export const zh: Texts = {
  greeting: "{name}，您好：",
  unknownPlace: "地点未知",
  reason: "原因：{reason}",
  messages: {
    depositCompleted: { title: "您的存款已到账", text: "{amount} 已存入您的余额。" },
    depositReversed: {
      title: "一笔存款已被撤回",
      text: "您的银行或支付机构撤回了您的 {amount} 存款。如果这不是您要求的，请联系我们。",
    },
    withdrawalApproved: {
      title: "您的提款已获批准",
      text: "您向 {target} 提取的 {amount} 已获批准，正在处理。",
    },
    withdrawalPaid: { title: "您的提款已支付", text: "您提取的 {amount} 已支付至 {target}。" },
    withdrawalDeclined: {
      title: "您的提款被拒绝",
      text: "您向 {target} 提取 {amount} 的申请被拒绝。款项已退回您的余额。",
    },
    transferSent: {
      title: "您已向 {other} 转账",
      text: "您已向 {other} 转账 {amount}。如非本人操作，请立即联系我们。",
    },
    transferReceived: {
      title: "{other} 向您转账",
      text: "{other} 向您转账 {amount}，款项已到您的余额。",
    },
    newDeviceLogin: {
      title: "新设备登录",
      text: "有人使用 {device} 登录了您的账户（{place}）。如非本人操作，请更改密码并退出其他设备。",
    },
    documentVerified: { title: "您的证件已通过验证", text: "谢谢。您的身份已确认，现在可以提款。" },
    documentInvalid: { title: "您的证件未被接受", text: "我们无法验证您提交的证件，请重新提交。" },
    documentBlocked: {
      title: "证件验证已被锁定",
      text: "您的证件已被拒绝三次。请联系我们，我们会协助您。",
    },
    operatorMessage: { title: "{title}", text: "{text}" },
    tierUp: { title: "欢迎来到 {to}", text: "您已达到 {to} 等级。看看它为您带来什么。" },
    tierDown: { title: "您的等级现为 {to}", text: "根据您过去一年的积分，您的等级为 {to}。" },
    bonusGranted: {
      title: "您的奖金：{name}",
      text: "{name} 为您带来 {amount}。条款和进度请见“我的奖金”。",
    },
    bonusReady: {
      title: "您的奖金：{name}",
      text: "{name} 已为您备好。条款和进度请见“我的奖金”。",
    },
    bonusExpiring: {
      title: "{name} 即将到期",
      text: "您的 {amount} 奖金将于 {expires} 到期，届时未完成流水的部分将失效。",
    },
    bonusConverted: { title: "{name} 归您所有", text: "您已完成奖金流水：{amount} 现在是您自己的资金。" },
    bonusForfeited: { title: "已放弃 {name}", text: "您的奖金已提前结束，{amount} 已被收回。" },
    bonusExpired: { title: "{name} 已过期", text: "您的奖金已到期，{amount} 已被收回。" },
    referralRewarded: { title: "您和 {friend} 的奖励", text: "感谢您邀请朋友：{amount} 归您所有。" },
  },
};
