//
//  CounterTutorial.swift
//  FirstSteps
//

import SwiftUI

struct CounterTutorial: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Count: \(count)")
                .font(.largeTitle)
                .fontWeight(.bold)

            HStack {
                Button("Decrease") {
                    count -= 1
                }
                .disabled(count == 0)

                Button("Increase") {
                    count += 1
                }
            }
            .buttonStyle(.bordered)

            if count > 2 {
                Text("That is a lot!")
                    .foregroundColor(.secondary)
            }
        }
        .padding()
    }
}

struct CounterTutorial_Previews: PreviewProvider {
    static var previews: some View {
        CounterTutorial()
    }
}
