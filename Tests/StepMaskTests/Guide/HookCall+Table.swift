extension HookCall {
  /// Four steps, 0 to 3.
  ///
  /// `begin` shows from 1; all others start at 1: `move` goes on, `veto` and `throw` have 2 refused,
  /// `lose` hides the target, `refuse` refuses a skip, `abandon` ends a transition to 2.
  static let table = (begin + move + others + ends).split(separator: "\n").map(HookCall.init)

  private static let begin = """
    begin: configureInterface: next = yes: start · 1>2
    begin: configureInterface: previous = yes: start · 1>0
    begin: configureInterface: dismiss = yes: willShow · end programmatic
    begin: configureInterface: skip = yes: willShow · end skipped
    begin: configureInterface: pause = yes: start · didPause
    begin: configureInterface: show = no: showRefused alreadyShown · start
    begin: willShow: next = yes: start · 1>2
    begin: willShow: previous = yes: start · 1>0
    begin: willShow: go3 = yes: start · 1>3
    begin: willShow: go1 = yes: start
    begin: willShow: go4 = no: start
    begin: willShow: dismiss = yes: willShow · end programmatic
    begin: willShow: skip = yes: willShow · end skipped
    begin: willShow: pause = yes: start · didPause
    begin: willShow: resume = no: start
    begin: willShow: show = no: willShow · showRefused alreadyShown · willEnter 1 · didEnter 1 · didShow
    begin: shouldEnter 1: next = yes: start · 1>2
    begin: shouldEnter 1: dismiss = yes: willShow · end programmatic
    begin: shouldEnter 1: skip = yes: willShow · end skipped
    begin: willEnter 1: next = yes: start · 1>2
    begin: willEnter 1: previous = yes: start · 1>0
    begin: willEnter 1: go1 = yes: start
    begin: willEnter 1: dismiss = yes: willShow · willEnter 1 · abandoned 1 · end programmatic
    begin: willEnter 1: skip = yes: willShow · willEnter 1 · abandoned 1 · end skipped
    begin: willEnter 1: pause = yes: willShow · willEnter 1 · didEnter 1 · didShow · didPause
    begin: layoutInterface: next = yes: start · 1>2
    begin: layoutInterface: dismiss = yes: willShow · willEnter 1 · abandoned 1 · end programmatic
    begin: layoutInterface: pause = yes: start · didPause
    begin: layoutInterface: show = no: willShow · willEnter 1 · showRefused alreadyShown · didEnter 1 · didShow
    begin: didEnter 1: next = yes: start · 1>2
    begin: didEnter 1: previous = yes: start · 1>0
    begin: didEnter 1: dismiss = yes: start · 1> · end programmatic
    begin: didEnter 1: skip = yes: start · 1> · end skipped
    begin: didEnter 1: pause = yes: start · didPause
    begin: didShow: next = yes: start · 1>2
    begin: didShow: dismiss = yes: start · 1> · end programmatic
    begin: didShow: pause = yes: start · didPause
    begin: didShow: show = no: start · showRefused alreadyShown

    """

  private static let move = """
    move: shouldEnter 2: next = yes: 1>2 · 2>3
    move: shouldEnter 2: previous = yes: 1>2 · 2>1
    move: shouldEnter 2: go0 = yes: 1>2 · 2>0
    move: shouldEnter 2: go2 = yes: 1>2
    move: shouldEnter 2: dismiss = yes: 1> · end programmatic
    move: shouldEnter 2: skip = yes: 1> · end skipped
    move: shouldEnter 2: pause = yes: 1>2 · didPause
    move: shouldEnter 2: resume = no: 1>2
    move: shouldEnter 2: show = no: showRefused alreadyShown · 1>2
    move: willLeave 1: next = yes: 1>2
    move: willLeave 1: previous = yes: 1>0
    move: willLeave 1: go0 = yes: 1>0
    move: willLeave 1: go1 = yes: 1>1
    move: willLeave 1: go3 = yes: 1>3
    move: willLeave 1: go-1 = no: 1>2
    move: willLeave 1: dismiss = yes: 1> · end programmatic
    move: willLeave 1: skip = yes: 1> · end skipped
    move: willLeave 1: pause = yes: 1>2 · didPause
    move: willLeave 1: show = no: willLeave 1 · showRefused alreadyShown · didLeave 1 · willEnter 2 · didEnter 2
    move: didLeave 1: next = yes: 1>2
    move: didLeave 1: previous = yes: 1>0
    move: didLeave 1: go3 = yes: 1>3
    move: didLeave 1: dismiss = yes: 1> · end programmatic
    move: didLeave 1: skip = yes: 1> · end skipped
    move: didLeave 1: pause = yes: 1>2 · didPause
    move: didLeave 1: show = no: 1> · showRefused alreadyShown · willEnter 2 · didEnter 2
    move: willEnter 2: next = yes: 1>2 · 2>3
    move: willEnter 2: previous = yes: 1>2 · 2>1
    move: willEnter 2: go0 = yes: 1>2 · 2>0
    move: willEnter 2: go1 = yes: 1>2 · 2>1
    move: willEnter 2: go2 = yes: 1>2
    move: willEnter 2: dismiss = yes: 1> · willEnter 2 · abandoned 2 · end programmatic
    move: willEnter 2: skip = yes: 1> · willEnter 2 · abandoned 2 · end skipped
    move: willEnter 2: pause = yes: 1>2 · didPause
    move: layoutInterface: next = yes: 1>2 · 2>3
    move: layoutInterface: skip = yes: 1> · willEnter 2 · abandoned 2 · end skipped
    move: didEnter 2: next = yes: 1>2 · 2>3
    move: didEnter 2: previous = yes: 1>2 · 2>1
    move: didEnter 2: go2 = yes: 1>2
    move: didEnter 2: dismiss = yes: 1>2 · 2> · end programmatic
    move: didEnter 2: skip = yes: 1>2 · 2> · end skipped
    move: didEnter 2: pause = yes: 1>2 · didPause
    move: didEnter 2: show = no: 1>2 · showRefused alreadyShown

    """

  private static let others = """
    veto: skipped 2: next = yes: skipped 2 vetoed · 1>3 · 3> · end completed
    veto: skipped 2: previous = yes: skipped 2 vetoed · 1>3 · skipped 2 vetoed · 3>1
    veto: skipped 2: go0 = yes: skipped 2 vetoed · 1>3 · 3>0
    veto: skipped 2: dismiss = yes: skipped 2 vetoed · 1> · end programmatic
    veto: skipped 2: skip = yes: skipped 2 vetoed · 1> · end skipped
    veto: skipped 2: pause = yes: skipped 2 vetoed · 1>3 · didPause
    veto: skipped 2: show = no: skipped 2 vetoed · showRefused alreadyShown · 1>3
    throw: problem: go0 = yes: problem · skipped 2 vetoed · 1>3 · 3>0
    throw: problem: dismiss = yes: problem · skipped 2 vetoed · 1> · end programmatic
    throw: problem: pause = yes: problem · skipped 2 vetoed · 1>3 · didPause
    throw: problem: show = no: problem · showRefused alreadyShown · skipped 2 vetoed · 1>3
    pause: didPause: next = no: didPause
    pause: didPause: previous = no: didPause
    pause: didPause: go0 = no: didPause
    pause: didPause: pause = no: didPause
    pause: didPause: resume = yes: didPause · didResume
    pause: didPause: dismiss = yes: didPause · 1> · end programmatic
    pause: didPause: skip = yes: didPause · 1> · end skipped
    pause: didPause: show = no: didPause · showRefused alreadyShown
    resume: didResume: next = yes: didResume · 1>2
    resume: didResume: pause = yes: didResume · didPause
    resume: didResume: resume = no: didResume
    resume: didResume: dismiss = yes: didResume · 1> · end programmatic
    lose: targetLost: next = yes: targetLost 1.0 · 1>2
    lose: targetLost: previous = yes: targetLost 1.0 · 1>0
    lose: targetLost: go3 = yes: targetLost 1.0 · 1>3
    lose: targetLost: go1 = yes: targetLost 1.0
    lose: targetLost: dismiss = yes: targetLost 1.0 · 1> · end programmatic
    lose: targetLost: skip = yes: targetLost 1.0 · 1> · end skipped
    lose: targetLost: pause = yes: targetLost 1.0 · didPause
    lose: targetLost: show = no: targetLost 1.0 · showRefused alreadyShown
    lose: layoutInterface: next = yes: targetLost 1.0 · 1>2
    lose: layoutInterface: dismiss = yes: targetLost 1.0 · 1> · end programmatic

    """

  private static let ends = """
    skip: shouldDismiss: next = yes: 1> · end skipped
    skip: shouldDismiss: dismiss = yes: 1> · end skipped
    skip: shouldDismiss: skip = no: 1> · end skipped
    skip: shouldDismiss: show = no: showRefused alreadyShown · 1> · end skipped
    refuse: shouldDismiss: next = yes: dismissRefused skipped · 1>2
    refuse: shouldDismiss: dismiss = yes: dismissRefused skipped · 1> · end programmatic
    refuse: shouldDismiss: pause = yes: dismissRefused skipped · didPause
    refuse: dismissRefused: next = yes: dismissRefused skipped · 1>2
    refuse: dismissRefused: dismiss = yes: dismissRefused skipped · 1> · end programmatic
    refuse: dismissRefused: pause = yes: dismissRefused skipped · didPause
    end: willLeave 1: next = no: 1> · end programmatic
    end: willLeave 1: dismiss = no: 1> · end programmatic
    end: willLeave 1: skip = no: 1> · end programmatic
    end: willLeave 1: pause = no: 1> · end programmatic
    end: willLeave 1: show = no: willLeave 1 · showRefused alreadyShown · didLeave 1 · end programmatic
    end: didLeave 1: go0 = no: 1> · end programmatic
    end: didLeave 1: dismiss = no: 1> · end programmatic
    end: willDismiss: next = no: 1> · end programmatic
    end: willDismiss: dismiss = no: 1> · end programmatic
    end: willDismiss: show = yes: 1> · end programmatic · again
    end: didDismiss: next = no: 1> · end programmatic
    end: didDismiss: pause = no: 1> · end programmatic
    end: didDismiss: dismiss = no: 1> · end programmatic
    end: didDismiss: show = yes: 1> · end programmatic · again
    abandon: abandoned 2: next = no: abandoned 2 · end programmatic
    abandon: abandoned 2: dismiss = no: abandoned 2 · end programmatic
    abandon: abandoned 2: show = no: abandoned 2 · showRefused alreadyShown · end programmatic
    """
}
