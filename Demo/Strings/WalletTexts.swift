/// What the wallet app says.
struct WalletTexts: Sendable {
  var title: String
  var search: String
  var balance: String
  var amount: String
  var change: String
  var savings: String
  var saved: String
  var goal: String
  var pay: String
  var request: String
  var topUp: String
  var activity: String
  var status: String
  /// Who was paid, and how much.
  var payments: [(name: String, amount: String)]

  static let all = Localized(english: english, chinese: chinese)

  private static let english = WalletTexts(
    title: "Finch", search: "Search", balance: "Balance", amount: "$2,480.50",
    change: "+$120.00 this week", savings: "Savings", saved: "Lisbon trip: $1,150",
    goal: "of $2,000 by June", pay: "Pay", request: "Request", topUp: "Top up",
    activity: "Activity", status: "Signed in as Robin",
    payments: [
      ("Corner bakery", "-$4.20"), ("Salary", "+$1,950.00"), ("City trams", "-$32.00"),
      ("Noor, for dinner", "+$18.50"), ("Bookshop", "-$21.90"), ("Rent", "-$740.00"),
      ("Greengrocer", "-$12.35"), ("Cinema", "-$9.00"), ("Phone", "-$15.00"),
      ("Florist", "-$24.00"), ("Swimming pool", "-$6.50"), ("Lisbon trip", "-$150.00"),
      ("Coffee roaster", "-$13.80"), ("Pharmacy", "-$8.75"), ("Bike repair", "-$45.00"),
    ])

  private static let chinese = WalletTexts(
    title: "小雀", search: "搜索", balance: "余额", amount: "¥2,480.50",
    change: "本周 +¥120.00", savings: "储蓄", saved: "里斯本之旅：¥1,150",
    goal: "目标 ¥2,000，六月", pay: "付款", request: "收款", topUp: "充值",
    activity: "明细", status: "已登录：知更",
    payments: [
      ("街角面包店", "-¥4.20"), ("工资", "+¥1,950.00"), ("城市电车", "-¥32.00"),
      ("小努，晚餐", "+¥18.50"), ("书店", "-¥21.90"), ("房租", "-¥740.00"),
      ("蔬果店", "-¥12.35"), ("电影院", "-¥9.00"), ("话费", "-¥15.00"),
      ("花店", "-¥24.00"), ("游泳馆", "-¥6.50"), ("里斯本之旅", "-¥150.00"),
      ("咖啡烘焙", "-¥13.80"), ("药店", "-¥8.75"), ("修自行车", "-¥45.00"),
    ])
}
